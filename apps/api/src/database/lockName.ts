import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Whoever asks for the same name waits until this transaction is over, in whatever process. */
export const lockName = (transaction: Transaction, name: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
