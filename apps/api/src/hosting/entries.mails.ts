import { fieldWord, formWord } from '@awning/content/orders/entryWords';
import { asWords, type MailContent } from '../mail/writeMail.ts';

/** A visitor's entry in a form of a site. */
export interface SentEntry {
  /** The business whose site it is. */
  business: string;
  form: string;
  fields: readonly { label: string; value: string }[];
  /** Whether a reply to the mail goes to the visitor. */
  hasReply: boolean;
  /** The number to ring where it does not, as it was typed. */
  telephone?: string | undefined;
}

const isShort = ({ value }: { value: string }) => value.length <= 200 && !/[\r\n]/.test(value);

export const entryMailContents = {
  notice: ({ business, form, fields, hasReply, telephone }: SentEntry): MailContent => ({
    subject: `Sent from your website: ${asWords(formWord(form))}`,
    blocks: [
      { kind: 'heading', text: `Somebody wrote to ${asWords(business)}` },
      {
        kind: 'facts',
        facts: fields
          .filter(isShort)
          .map(({ label, value }) => ({ label: asWords(fieldWord(label)), value: asWords(value) })),
      },
      ...fields
        .filter((field) => !isShort(field))
        .flatMap(({ label, value }) => [
          { kind: 'paragraph' as const, text: `${asWords(fieldWord(label))}:` },
          { kind: 'quote' as const, text: asWords(value) },
        ]),
      {
        kind: 'paragraph',
        text: hasReply
          ? 'Reply to this email and your answer goes to the sender.'
          : telephone
            ? `The sender left no email address. Ring them: ${asWords(telephone)}. This email cannot be replied to.`
            : 'The sender left no email address: this email cannot be replied to.',
      },
    ],
  }),
};
