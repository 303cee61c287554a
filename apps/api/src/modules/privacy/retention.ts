import { retention } from '@awning/content/policies/retention';
import { getTableName } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { blobs, triedLinks } from '../../database/schema.ts';
import { personalTables } from './personalTables.ts';
import {
  anyForgottenSince,
  clearBlobs,
  clearCounts,
  clearings,
  knownMails,
  type Clearing,
} from './retention.repository.ts';

const day = 24 * 60 * 60 * 1000;
/** A round looks back this far for erased people: a shop may be down for days. */
const week = 7 * day;
/** Other transactions run between two batches of this size. */
const atOnce = 500;

/** Deletes data at the end of its retention period, by the list that the privacy policy prints. */
export function createRetention({
  database,
  purgeSessions,
  outbox,
  now,
}: {
  database: Database;
  purgeSessions: () => Promise<void>;
  /** The mails that are stored as files, if any. */
  outbox: { held?(): Promise<string[]>; forget?(ids: readonly string[]): Promise<void> };
  now: () => Date;
}) {
  const { durable, rewrite } = database;

  const clear = async (clearing: Clearing, before: Date) => {
    let all = 0;
    let some: number;
    do {
      some = await durable((transaction) => clearing(transaction, before, atOnce));
      all += some;
    } while (some === atOnce);
    return all;
  };

  /** Deletes mails from the outbox that the database no longer has, for whatever reason. */
  const sweepOutbox = async () => {
    const held = (await outbox.held?.()) ?? [];
    for (let first = 0; first < held.length; first += atOnce) {
      const some = held.slice(first, first + atOnce);
      const known = await knownMails(database, some);
      await outbox.forget?.(some.filter((id) => !known.has(id)));
    }
  };

  return {
    /** One round. If it breaks off half-way, the next one does the rest. */
    async clearAway() {
      await purgeSessions();
      let cleared = 0;
      for (const kind of Object.keys(clearings) as (keyof typeof clearings)[]) {
        const before = new Date(now().getTime() - retention[kind].days * day);
        for (const clearing of clearings[kind]) cleared += await clear(clearing, before);
      }
      await clear(clearCounts, now());
      const clearedBlobs = await clear(clearBlobs, new Date(now().getTime() - day));
      await sweepOutbox();

      // A deleted row stays in its file until the table is rewritten.
      if (cleared > 0 || (await anyForgottenSince(database, new Date(now().getTime() - week)))) {
        // A shared link belongs to no account, but it contains words that a visitor typed.
        const written = [...personalTables.map(({ table }) => table), triedLinks];
        await rewrite?.(written.map((table) => getTableName(table)));
      }
      if (clearedBlobs > 0) await rewrite?.([getTableName(blobs)]);
    },
  };
}
