import { brand } from '@awning/content/brand';
import { asWords, type Letter } from '../../mail/letter.ts';
import { sealLetter, type Mail } from '../../mail/mail.ts';
import type { MessageRecord } from './contact.repository.ts';

/** What is written when somebody writes to us: to the sender, unless too much went there, and to the shop. */
export function createContactMails({ shopEmail }: { shopEmail: string }) {
  return (message: MessageRecord, { confirm }: { confirm: boolean }): Mail[] => {
    const about = { cause: `message ${message.id}`, at: message.createdAt };
    const confirmation = sealLetter(contactLetters.confirmation(), {
      ...about,
      kind: 'contact',
      recipient: message.email,
    });
    const notice = sealLetter(contactLetters.notice(message), {
      ...about,
      kind: 'contact-notice',
      recipient: shopEmail,
      replyTo: message.email,
    });
    return confirm ? [confirmation, notice] : [notice];
  };
}

export const contactLetters = {
  /** Not a word of the sender's own: nobody writes to strangers through us. */
  confirmation: (): Letter => ({
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

  notice: ({ name, email, subject, message }: MessageRecord): Letter => ({
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
