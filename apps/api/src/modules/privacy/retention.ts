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
/** For how long a round looks back for people who were forgotten: a shop may be closed for days. */
const week = 7 * day;
/** Others get their turn between two of them. */
const atOnce = 500;

/** Clears away what the shop has kept long enough, by the list that its privacy policy prints. */
export function createRetention({
  database,
  purgeSessions,
  outbox,
  now,
}: {
  database: Database;
  purgeSessions: () => Promise<void>;
  /** The mails that lie in files, where they do. */
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

  /** Removes mails from the outbox that the database no longer has, whichever way they were deleted. */
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

      // Deleted is not gone: until it is written anew a file still holds it.
      if (cleared > 0 || (await anyForgottenSince(database, new Date(now().getTime() - week)))) {
        // A link to something tried belongs to no account, but it holds what a visitor typed.
        const written = [...personalTables.map(({ table }) => table), triedLinks];
        await rewrite?.(written.map((table) => getTableName(table)));
      }
      if (clearedBlobs > 0) await rewrite?.([getTableName(blobs)]);
    },
  };
}
