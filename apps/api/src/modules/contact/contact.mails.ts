import { brand } from '@awning/content/brand';
import { asWords, type MailContent } from '../../mail/writeMail.ts';

/** A message as its sender wrote it. */
export interface Message {
  name: string;
  email: string;
  subject: string | null;
  message: string;
}

export const contactMailContents = {
  /** The mail contains nothing that the sender typed, so that the form cannot be used to write to strangers. */
  confirmation: (): MailContent => ({
    subject: `We have your message · ${brand.name}`,
    blocks: [
      { kind: 'heading', text: 'We have your message' },
      {
        kind: 'paragraph',
        text: 'Thank you for writing. A person reads every message, and the answer comes to this address.',
      },
      {
        kind: 'paragraph',
        text: 'You did not write to us? Then somebody mistyped an address, and you need do nothing.',
      },
    ],
  }),

  notice: ({ name, email, subject, message }: Message): MailContent => ({
    subject: `Message from ${asWords(name)}`,
    blocks: [
      { kind: 'heading', text: 'Somebody wrote to you' },
      {
        kind: 'facts',
        facts: [
          { label: 'Name', value: asWords(name) },
          { label: 'Email', value: email },
          { label: 'Subject', value: asWords(subject ?? 'none') },
        ],
      },
      { kind: 'quote', text: asWords(message) },
      { kind: 'paragraph', text: 'Reply to this email and your answer goes to the sender.' },
    ],
  }),
};
