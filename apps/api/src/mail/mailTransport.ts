import type { Mail } from './mail.ts';

/** Delivers one mail. Any failure is tried again, except a permanent refusal. */
export interface MailTransport {
  /** Rejects soon after `stop`, at any stage: the mail is then sent again later. */
  send(mail: Mail, stop?: AbortSignal): Promise<void>;
  /** Deletes mails that it still holds. Those it never had, or no longer has, count as deleted. */
  forget?(ids: readonly string[]): Promise<void>;
  /** The ids of the mails that it holds. */
  held?(): Promise<string[]>;
}

/** The other server will never accept this mail. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood';
}
