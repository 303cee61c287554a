import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { triedLinks } from '../../database/schema.ts';

export type TriedLinkRow = typeof triedLinks.$inferSelect;

export type TriedLinksRepository = ReturnType<typeof createTriedLinksRepository>;

/** Stores the words that shared links show in a template. */
export function createTriedLinksRepository({ db, durable }: Database) {
  return {
    async add(row: TriedLinkRow): Promise<void> {
      await durable((transaction) => transaction.insert(triedLinks).values(row));
    },

    async remove(id: string): Promise<void> {
      await durable((transaction) => transaction.delete(triedLinks).where(eq(triedLinks.id, id)));
    },

    /** The link with this id, unless it was made at that time or before. */
    async find(id: string, madeAfter: Date): Promise<TriedLinkRow | undefined> {
      const [row] = await db
        .select()
        .from(triedLinks)
        .where(and(eq(triedLinks.id, id), gt(triedLinks.createdAt, madeAfter)));
      return row;
    },
  };
}
