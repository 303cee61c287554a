import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { pageTimings } from '../../database/schema.ts';

type Count = Omit<typeof pageTimings.$inferSelect, 'visits'>;

export type PageTimingsRepository = ReturnType<typeof createPageTimingsRepository>;

export function createPageTimingsRepository({ durable }: Database) {
  return {
    /** Adds one to each count. */
    async add(counts: readonly Count[]): Promise<void> {
      await durable((transaction) =>
        transaction
          .insert(pageTimings)
          .values(counts.map((count) => ({ ...count, visits: 1 })))
          .onConflictDoUpdate({
            target: [pageTimings.day, pageTimings.route, pageTimings.metric, pageTimings.step],
            set: { visits: sql`${pageTimings.visits} + 1` },
          }),
      );
    },
  };
}
