import type { Mail } from './mail/mail.ts';
import { keyOf } from './addressKey.ts';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Transaction } from './database/database.ts';

/** For how long the same words from the same sender are the same submission, in milliseconds. */
const sameWithin = 10 * 60_000;

/** The same for the same fields, and for no others. */
export const fingerprintOf = (fields: readonly (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url');

/** Whoever asks for the same name waits until this transaction is over, in whatever process. */
export const lockName = (transaction: Transaction, name: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/** A second click joins the first: what is under way for a name is not started again. */
function createJoining() {
  const underWay = new Map<string, Promise<void>>();

  return (name: string, start: () => Promise<void>): Promise<void> => {
    const joined = underWay.get(name) ?? start().finally(() => underWay.delete(name));
    underWay.set(name, joined);
    return joined;
  };
}

interface Sent {
  email: string;
  fingerprint: string;
  createdAt: Date;
}

/** Takes in what people send, once: a double click and a second try after a lost answer are the same. */
export function createTakingOnce<Row extends Sent>({
  repository,
  mails,
  mayConfirm,
}: {
  repository: {
    has: (fingerprint: string, since: Date) => Promise<boolean>;
    save: (row: Row, since: Date, letters: readonly Mail[]) => Promise<void>;
  };
  mails: (row: Row, options: { confirm: boolean }) => Mail[];
  /** Whether one more confirmation may go to an address. */
  mayConfirm: (addressKey: string) => Promise<boolean>;
}) {
  const join = createJoining();

  return (row: Row): Promise<void> =>
    join(row.fingerprint, async () => {
      const since = new Date(row.createdAt.getTime() - sameWithin);
      // What is sent again must not use up the mails that its sender may have.
      if (await repository.has(row.fingerprint, since)) return;
      await repository.save(row, since, mails(row, { confirm: await mayConfirm(keyOf(row.email)) }));
    });
}
