import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { triedLinks } from '../../database/schema.ts';

export type TriedLinkRow = typeof triedLinks.$inferSelect;

export type TriedLinksRepository = ReturnType<typeof createTriedLinksRepository>;

/** Keeps what links to something tried show. */
export function createTriedLinksRepository({ db, durable }: Database) {
  return {
    async add(row: TriedLinkRow): Promise<void> {
      await durable((transaction) => transaction.insert(triedLinks).values(row));
    },

    async remove(id: string): Promise<void> {
      await durable((transaction) => transaction.delete(triedLinks).where(eq(triedLinks.id, id)));
    },

    /** The one of that name, unless it was made at that time or before. */
    async find(id: string, madeAfter: Date): Promise<TriedLinkRow | undefined> {
      const [row] = await db
        .select()
        .from(triedLinks)
        .where(and(eq(triedLinks.id, id), gt(triedLinks.createdAt, madeAfter)));
      return row;
    },
  };
}
