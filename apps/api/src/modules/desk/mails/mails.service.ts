import type { AdminMail } from '@awning/contract/admin/mails';
import { instantOrNull, listPage } from '../listing.ts';
import type { MailRow, DeskMailsRepository, MailState } from './mails.repository.ts';

export type Resending =
  | { outcome: 'due'; mail: AdminMail }
  | { outcome: 'unknown' }
  | { outcome: 'not-failed' };

export type DeskMailsService = ReturnType<typeof createDeskMailsService>;

/** Shows the delivery of each mail, and retries one that was given up. */
export function createDeskMailsService({
  repository,
  now,
}: {
  repository: DeskMailsRepository;
  now: () => Date;
}) {
  return {
    list({ state, q, ...query }: { page?: string; state?: MailState; q?: string }) {
      const filter = { state, words: q };
      return listPage(query, (window) => repository.list(filter, window), describeMail);
    },

    async resend(id: string, actorId: string): Promise<Resending> {
      const resending = await repository.resend(id, actorId, now());
      return resending.outcome === 'due'
        ? { outcome: 'due', mail: describeMail(resending.mail) }
        : { outcome: resending.outcome };
    },
  };
}

/** A mail without its text. */
export function describeMail({ attempts, lastError, ...row }: MailRow): AdminMail {
  const state = mailStateOf(row);
  return {
    ...row,
    state,
    tries: attempts,
    lastError: lastError && withoutTokens(lastError),
    createdAt: row.createdAt.toISOString(),
    dueAt: state === 'waiting' ? row.dueAt.toISOString() : null,
    sentAt: instantOrNull(row.sentAt),
    failedAt: instantOrNull(row.failedAt),
  };
}

function mailStateOf({ sentAt, failedAt }: Pick<MailRow, 'sentAt' | 'failedAt'>): MailState {
  if (sentAt) return 'sent';
  return failedAt ? 'failed' : 'waiting';
}

/** A server that refuses a mail may quote from it. */
const withoutTokens = (words: string) => words.replace(/([\w-]+\.)?[\w-]{43,}/g, '…');
