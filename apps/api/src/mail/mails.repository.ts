import { and, asc, count, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { keyOf } from '../addresses/addressKey.ts';
import type { Database, Transaction } from '../database/database.ts';
import { mails } from '../database/schema.ts';
import type { Mail } from './mail.ts';

export type KeptMail = Mail & { attempts: number };

/**
 * Stores mails in the transaction of the change that they report: both are saved, or neither. The second of a kind for
 * one cause is dropped, and so is one to a buyer whose data was deleted.
 */
export async function keepMails(transaction: Transaction, written: readonly Mail[]) {
  const rows = written
    .filter(({ recipient }) => recipient !== '')
    .map((mail) => ({
      ...mail,
      recipientKey: keyOf(mail.recipient),
      replyToKey: keyOf(mail.replyTo ?? ''),
      dueAt: mail.createdAt,
    }));
  if (rows.length === 0) return;
  await transaction.insert(mails).values(rows).onConflictDoNothing();
}

/** How many mails of a kind were written to a mailbox, however it was spelled. */
export async function countMails(
  transaction: Transaction,
  { kind, recipient, since }: { kind: string; recipient: string; since: Date },
): Promise<number> {
  const [row] = await transaction
    .select({ written: count() })
    .from(mails)
    .where(and(eq(mails.recipientKey, keyOf(recipient)), eq(mails.kind, kind), gt(mails.createdAt, since)));
  return row?.written ?? 0;
}

export type MailsRepository = ReturnType<typeof createMailsRepository>;

export function createMailsRepository({ db, durable }: Database) {
  const unsent = and(isNull(mails.sentAt), isNull(mails.failedAt));

  return {
    /** Hands out mails that are due. No other worker gets them before `until`. */
    claim(now: Date, until: Date, atMost: number): Promise<KeptMail[]> {
      return durable(async (transaction) => {
        const due = await transaction
          .select({ id: mails.id })
          .from(mails)
          .where(and(unsent, lte(mails.dueAt, now)))
          .orderBy(asc(mails.dueAt))
          .limit(atMost)
          .for('update', { skipLocked: true });
        if (due.length === 0) return [];

        const ids = due.map(({ id }) => id);
        return transaction.update(mails).set({ dueAt: until }).where(inArray(mails.id, ids)).returning();
      });
    },
    async anyDue(now: Date): Promise<boolean> {
      const rows = await db
        .select({ id: mails.id })
        .from(mails)
        .where(and(unsent, lte(mails.dueAt, now)))
        .limit(1);
      return rows.length > 0;
    },
    /** Releases mails that an earlier process had claimed and never sent. */
    async releaseAll(now: Date) {
      await durable((transaction) => transaction.update(mails).set({ dueAt: now }).where(unsent));
    },
    async markSent(id: string, at: Date) {
      await durable((transaction) => transaction.update(mails).set({ sentAt: at }).where(eq(mails.id, id)));
    },
    async postpone(
      id: string,
      { attempts, dueAt, lastError }: { attempts: number; dueAt: Date; lastError: string },
    ) {
      await durable((transaction) =>
        transaction.update(mails).set({ attempts, dueAt, lastError }).where(eq(mails.id, id)),
      );
    },
    /** Puts back a mail that was taken up and not sent, as if it had never been tried. */
    async putBack(id: string, dueAt: Date) {
      await durable((transaction) => transaction.update(mails).set({ dueAt }).where(eq(mails.id, id)));
    },
    async giveUp(id: string, { at, attempts, lastError }: { at: Date; attempts: number; lastError: string }) {
      await durable((transaction) =>
        transaction.update(mails).set({ failedAt: at, attempts, lastError }).where(eq(mails.id, id)),
      );
    },
    newest(atMost: number): Promise<Mail[]> {
      return db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(atMost);
    },
    async find(id: string): Promise<Mail | undefined> {
      const [mail] = await db.select().from(mails).where(eq(mails.id, id));
      return mail;
    },
  };
}
