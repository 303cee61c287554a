import { randomUUID } from 'node:crypto';
import { writeHtml, writeText, type MailContent } from './writeMail.ts';

/** Every kind of mail. Each has a preview: see `mailPreviews`. */
export type MailKind =
  | 'order-receipt'
  | 'new-order'
  | 'difference-receipt'
  | 'work-begun'
  | 'delivery'
  | 'order-link'
  | 'order-links'
  | 'handed-in'
  | 'site-offer'
  | 'site-suggestion'
  | 'message-to-shop'
  | 'message-to-buyer'
  | 'refund'
  | 'part-refund'
  | 'welcome'
  | 'confirm-email'
  | 'reset'
  | 'password-changed'
  | 'contact'
  | 'contact-notice'
  | 'quote'
  | 'quote-notice'
  | 'newsletter-confirm'
  | 'site-entry';

/** A mail with its envelope, as it is stored until it is sent. */
export interface Mail {
  id: string;
  /** What it reports, such as `order <id>`. */
  cause: string;
  /** With its cause it identifies a mail: the same one is not sent twice. */
  kind: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  /** The id that its tokens are derived from: see `fillTokens`. */
  tokenId: string | null;
  unsubscribeUrl: string | null;
  createdAt: Date;
}

export interface Envelope {
  cause: string;
  kind: MailKind;
  recipient: string;
  replyTo?: string;
  /** The id that the tokens of the mail are derived from: they are made as it leaves, and not stored. */
  tokenId?: string;
  at: Date;
}

export function createMail(
  mail: MailContent,
  { cause, kind, recipient, replyTo, tokenId, at }: Envelope,
): Mail {
  return {
    id: randomUUID(),
    cause,
    kind,
    recipient,
    replyTo: replyTo ?? null,
    subject: mail.subject,
    text: writeText(mail),
    html: writeHtml(mail),
    tokenId: tokenId ?? null,
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    createdAt: at,
  };
}
