import type { Mail } from './mail.ts';

/** Delivers one mail. Any failure is tried again, except a permanent refusal. */
export interface MailTransport {
  /** Rejects soon after `stop`, wherever it is: the mail is then carried again. */
  send(mail: Mail, stop?: AbortSignal): Promise<void>;
  /** Takes out mails that it still holds. Those it never had, or has no more, are taken out already. */
  forget?(ids: readonly string[]): Promise<void>;
  /** The mails that it holds, by their ids. */
  held?(): Promise<string[]>;
}

/** The other side will never take this mail. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood';
}
