import { brand } from '@awning/content/brand';
import type { MailContent } from '../../mail/writeMail.ts';
import { createMail, type Mail } from '../../mail/mail.ts';
import { tokenFor } from '../../mail/fillTokens.ts';

/** The kind of the mail that asks a visitor whether they really want the newsletter. */
export const confirmationKind = 'newsletter-confirm';

export interface Asking {
  subscriberId: string;
  email: string;
  /** How many times the visitor has asked, this time included. */
  asked: number;
  at: Date;
}

/** The mail that a request for the newsletter gets. */
export function createNewsletterMails({ siteUrl }: { siteUrl: string }) {
  return ({ subscriberId, email, asked, at }: Asking): Mail =>
    createMail(newsletterMailContents.confirmation(siteUrl), {
      cause: `subscriber ${subscriberId} ${asked}`,
      kind: confirmationKind,
      recipient: email,
      tokenId: subscriberId,
      at,
    });
}

export const newsletterMailContents = {
  confirmation: (siteUrl: string): MailContent => ({
    subject: `Please confirm: news from ${brand.name}`,
    unsubscribeUrl: `${siteUrl}/newsletter/unsubscribe/${tokenFor('newsletter-unsubscribe')}`,
    blocks: [
      { kind: 'heading', text: 'One more click' },
      {
        kind: 'paragraph',
        text: 'Somebody, we hope it was you, asked for our newsletter at this address. Say yes, and it comes to you.',
      },
      {
        kind: 'action',
        label: 'Yes, send it to me',
        url: `${siteUrl}/newsletter/confirm/${tokenFor('newsletter-confirm')}`,
      },
      { kind: 'paragraph', text: 'It was not you? Then do nothing: without your yes nothing more comes.' },
    ],
  }),
};
