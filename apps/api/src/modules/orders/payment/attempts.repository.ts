import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { checkoutAttempts } from '../../../database/schema.ts';

/** The request to the provider, stored before it is sent: a retry sends the same request. */
export interface Attempt {
  createdAt: Date;
  expiresAt: Date;
  /** How many times the request was replaced by a new one. */
  tries: number;
}

export type AttemptsRepository = ReturnType<typeof createAttemptsRepository>;

const revive = (draft: unknown): Attempt => {
  const stored = draft as Attempt;
  return { ...stored, createdAt: new Date(stored.createdAt), expiresAt: new Date(stored.expiresAt) };
};

/** Stores attempts under their keys. */
export function createAttemptsRepository({ db, durable }: Database) {
  const find = async (requestKey: string) => {
    const [row] = await db.select().from(checkoutAttempts).where(eq(checkoutAttempts.requestKey, requestKey));
    return row && { requestHash: row.requestHash, attempt: revive(row.draft) };
  };

  return {
    /** The stored attempt with this key, or else this one. */
    async begin<Kept extends Attempt>(requestKey: string, requestHash: string, fresh: Kept) {
      const there = await find(requestKey);
      if (there) return { ...there, attempt: there.attempt as Kept, isNew: false };

      const begun = await durable((transaction) =>
        transaction
          .insert(checkoutAttempts)
          .values({ requestKey, requestHash, draft: fresh, createdAt: fresh.createdAt })
          .onConflictDoNothing()
          .returning({ requestKey: checkoutAttempts.requestKey }),
      );
      const stored = (await find(requestKey)) ?? { requestHash, attempt: fresh };
      return { ...stored, attempt: stored.attempt as Kept, isNew: begun.length > 0 };
    },

    /** Replaces an attempt that failed for good, unless another request did so. Returns the one stored now. */
    async renew<Kept extends Attempt>(requestKey: string, { tries }: Attempt, next: Kept): Promise<Kept> {
      await durable((transaction) =>
        transaction
          .update(checkoutAttempts)
          .set({ draft: next })
          .where(
            and(
              eq(checkoutAttempts.requestKey, requestKey),
              sql`(${checkoutAttempts.draft} ->> 'tries')::int = ${tries}`,
            ),
          ),
      );
      const stored = await find(requestKey);
      return (stored?.attempt ?? next) as Kept;
    },

    async forget(requestKey: string): Promise<void> {
      await durable((transaction) =>
        transaction.delete(checkoutAttempts).where(eq(checkoutAttempts.requestKey, requestKey)),
      );
    },

    /** Deletes attempts older than this. */
    async purge(before: Date): Promise<void> {
      const [old] = await db
        .select({ requestKey: checkoutAttempts.requestKey })
        .from(checkoutAttempts)
        .where(lt(checkoutAttempts.createdAt, before))
        .limit(1);
      if (!old) return;
      await durable((transaction) =>
        transaction.delete(checkoutAttempts).where(lt(checkoutAttempts.createdAt, before)),
      );
    },
  };
}
