import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from './database/database.ts';

/** For how long the same words from the same sender are the same submission, in milliseconds. */
export const sameWithin = 10 * 60_000;

/** The same for the same fields, and for no others. */
export const fingerprintOf = (fields: readonly (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url');

/** Whoever asks for the same name waits until this transaction is over, in whatever process. */
export const lockName = (transaction: Transaction, name: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/** A second click joins the first: what is under way for a name is not started again. */
export function createJoining<Result>() {
  const underWay = new Map<string, Promise<Result>>();

  return (name: string, start: () => Promise<Result>): Promise<Result> => {
    const joined = underWay.get(name) ?? start().finally(() => underWay.delete(name));
    underWay.set(name, joined);
    return joined;
  };
}
