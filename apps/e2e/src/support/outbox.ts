import { inject } from 'vitest';

export interface Mail {
  id: string;
  to: string;
  /** Where an answer goes, if not to the shop. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

/** Every mail the shop has written to this address so far. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${inject('shopUrl')}/dev/outbox`, { headers: { accept: 'application/json' } });
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ to }) => to.includes(address));
}
