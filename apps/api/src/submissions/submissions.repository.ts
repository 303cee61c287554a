import { and, eq, gte } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/database.ts';
import { lockName } from '../database/lockName.ts';
import type { messages, quotes } from '../database/schema.ts';
import type { Mail } from '../mail/mail.ts';
import { keepMails } from '../mail/mails.repository.ts';

type Table = typeof messages | typeof quotes;
type Row = { fingerprint: string };

export interface SubmissionsRepository<Kept extends Row> {
  has(fingerprint: string, since: Date): Promise<boolean>;
  /** Stores a submission and the mails about it, unless the same came since. */
  save(submission: Kept, since: Date, written: readonly Mail[]): Promise<void>;
}

/** Messages and quotes are stored separately, and received alike. */
export function createSubmissionsRepository<Own extends Table>(
  { db, durable }: Database,
  table: Own,
): SubmissionsRepository<Own['$inferInsert'] & Row> {
  // A table of either kind has these columns; Drizzle's types handle one at a time.
  const anyTable = table as typeof messages;

  const isThere = async (reader: Pick<Transaction, 'select'>, fingerprint: string, since: Date) => {
    const found = await reader
      .select({ id: anyTable.id })
      .from(anyTable)
      .where(and(eq(anyTable.fingerprint, fingerprint), gte(anyTable.createdAt, since)))
      .limit(1);
    return found.length > 0;
  };

  return {
    has: (fingerprint, since) => isThere(db, fingerprint, since),

    save: (submission, since, written) =>
      durable(async (transaction) => {
        await lockName(transaction, submission.fingerprint);
        if (await isThere(transaction, submission.fingerprint, since)) return;

        await transaction.insert<PgTable>(table).values(submission);
        await keepMails(transaction, written);
      }),
  };
}
