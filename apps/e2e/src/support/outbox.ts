import { inject } from 'vitest';

export interface Mail {
  id: string;
  to: string;
  /** The address for a reply, if it is not the shop's. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

/** Every mail of the shop to this address so far. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${inject('shopUrl')}/dev/outbox`, { headers: { accept: 'application/json' } });
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ to }) => to.includes(address));
}
