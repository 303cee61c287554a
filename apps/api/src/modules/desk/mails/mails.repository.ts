import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { noteChange } from '../../../records/auditLog.ts';
import type { Database } from '../../../database/database.ts';
import { mails } from '../../../database/schema.ts';
import { mentions, newestFirst, type Window } from '../listing.ts';

/** The delivery of a mail. Its text is not read. */
export const mailColumns = {
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  subject: mails.subject,
  attempts: mails.attempts,
  createdAt: mails.createdAt,
  dueAt: mails.dueAt,
  sentAt: mails.sentAt,
  failedAt: mails.failedAt,
  lastError: mails.lastError,
};

export type MailState = 'waiting' | 'sent' | 'failed';

const inState = {
  waiting: and(isNull(mails.sentAt), isNull(mails.failedAt)),
  sent: isNotNull(mails.sentAt),
  failed: isNotNull(mails.failedAt),
};

export type DeskMailsRepository = ReturnType<typeof createDeskMailsRepository>;
export type MailRow = Awaited<ReturnType<DeskMailsRepository['list']>>['rows'][number];

export function createDeskMailsRepository({ db, durable }: Database) {
  return {
    async list(
      { state, words }: { state: MailState | undefined; words: string | undefined },
      window: Window,
    ) {
      const where = and(
        state && inState[state],
        mentions(words, [mails.recipient, mails.subject, mails.kind], [mails.recipientKey]),
      );
      const query = db.select(mailColumns).from(mails).where(where);
      return newestFirst(query, { at: mails.createdAt, id: mails.id }, window, db.$count(mails, where));
    },

    /** Makes a mail that was given up due again. */
    resend(id: string, actorId: string, at: Date) {
      return durable(async (transaction) => {
        const [due] = await transaction
          .update(mails)
          .set({ failedAt: null, dueAt: at, attempts: 0 })
          .where(and(eq(mails.id, id), inState.failed))
          .returning(mailColumns);
        if (due) {
          const detail = { from: 'failed', to: 'waiting' };
          await noteChange(transaction, { at, actorId, action: 'mail.resend', subjectId: id, detail });
          return { outcome: 'due' as const, mail: due };
        }

        const [other] = await transaction.select({ id: mails.id }).from(mails).where(eq(mails.id, id));
        return { outcome: other ? ('not-failed' as const) : ('unknown' as const) };
      });
    },
  };
}
