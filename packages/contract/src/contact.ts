import { Type, type Static } from 'typebox';
import { publicRefusals } from './failure.ts';
import { Email, oneLine, oneLineOf, textOf, trap } from './fields.ts';
import { urls } from './urls.ts';

export const MessageDraft = Type.Object({
  name: oneLineOf(120, 'Enter your name'),
  email: Email,
  subject: Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: oneLine,
      'x-message': 'Enter the subject on one line, or leave this empty',
    }),
  ),
  message: textOf(5_000, 'Write your message, in 5,000 characters or fewer'),
  ...trap,
});
export type MessageDraft = Static<typeof MessageDraft>;

export const createMessage = {
  method: 'POST',
  url: urls.createMessage,
  schema: {
    operationId: 'createMessage',
    summary: 'Write to the shop',
    description:
      'The same words from the same sender within ten minutes are one message. ' +
      'As a plain form it answers 303 to /thanks/contact, or a page that names each field.',
    tags: ['Submissions'],
    body: MessageDraft,
    response: { 201: Type.Object({ message: Type.String() }), ...publicRefusals },
  },
} as const;
