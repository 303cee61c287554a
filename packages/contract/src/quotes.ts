import { Type, type Static } from 'typebox';
import { publicRefusals } from './failure.ts';
import { Email, oneLineOf, textOf, trap } from './fields.ts';
import { urls } from './urls.ts';

export const QuoteDraft = Type.Object({
  name: oneLineOf(120, 'Enter your name'),
  email: Email,
  business: oneLineOf(120, 'Enter what kind of business it is'),
  budget: oneLineOf(120, 'Enter what you would like to spend'),
  details: textOf(5_000, 'Write what you need, in 5,000 characters or fewer'),
  ...trap,
});
export type QuoteDraft = Static<typeof QuoteDraft>;

export const createQuote = {
  method: 'POST',
  url: urls.createQuote,
  schema: {
    operationId: 'createQuote',
    summary: 'Ask for a website that is on no shelf',
    description:
      'The same words from the same sender within ten minutes are one request. ' +
      'As a plain form it answers 303 to /thanks/quote, or a page that names each field.',
    tags: ['Submissions'],
    body: QuoteDraft,
    response: { 201: Type.Object({ message: Type.String() }), ...publicRefusals },
  },
} as const;
