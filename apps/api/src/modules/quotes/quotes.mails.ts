import { brand } from '@awning/content/brand';
import { asWords, type MailContent } from '../../mail/writeMail.ts';

/** The request of a visitor who wants a quote. */
export interface QuoteRequest {
  name: string;
  email: string;
  business: string;
  budget: string;
  details: string;
}

export const quoteMailContents = {
  /** The mail contains nothing that the sender typed, so that the form cannot be used to write to strangers. */
  confirmation: (): MailContent => ({
    subject: `We have your request for a quote · ${brand.name}`,
    blocks: [
      { kind: 'heading', text: 'We’re working it out' },
      {
        kind: 'paragraph',
        text: 'Thank you for asking. We read what you need and write back with a price and a date. It costs nothing and binds you to nothing.',
      },
      {
        kind: 'paragraph',
        text: 'You did not ask us? Then somebody mistyped an address, and you need do nothing.',
      },
    ],
  }),

  notice: ({ name, email, business, budget, details }: QuoteRequest): MailContent => ({
    subject: `Quote wanted by ${asWords(name)}`,
    blocks: [
      { kind: 'heading', text: 'Somebody wants a quote' },
      {
        kind: 'facts',
        facts: [
          { label: 'Name', value: asWords(name) },
          { label: 'Email', value: email },
          { label: 'Business', value: asWords(business) },
          { label: 'Budget', value: asWords(budget) },
        ],
      },
      { kind: 'quote', text: asWords(details) },
      { kind: 'paragraph', text: 'Reply to this email and your offer goes to whoever asked.' },
    ],
  }),
};
