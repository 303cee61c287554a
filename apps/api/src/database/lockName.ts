import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Another transaction that locks the same name, in any process, waits until this one is over. */
export const lockName = (transaction: Transaction, name: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
