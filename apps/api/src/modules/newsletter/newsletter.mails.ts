import { brand } from '@awning/content/brand';
import type { MailContent } from '../../mail/writeMail.ts';
import { createMail, type Mail } from '../../mail/mail.ts';
import { tokenFor } from '../../mail/fillTokens.ts';

/** Names the mail that asks a visitor whether they really want the newsletter. */
export const confirmationKind = 'newsletter-confirm';

export interface Asking {
  subscriberId: string;
  email: string;
  /** The how manieth time it is. */
  asked: number;
  at: Date;
}

/** What is written when the newsletter is asked for. */
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
