import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { tillSessions } from '../database/schema.ts';

export type TillSession = typeof tillSessions.$inferSelect;
export type TillStatus = 'open' | 'paid' | 'cancelled' | 'closed';

export type TillRepository = ReturnType<typeof createTillRepository>;

export function createTillRepository({ db, durable }: Database) {
  return {
    /** Keeps a session, once. */
    async save(session: TillSession) {
      await durable((transaction) => transaction.insert(tillSessions).values(session).onConflictDoNothing());
    },
    async find(id: string): Promise<TillSession | undefined> {
      const [session] = await db.select().from(tillSessions).where(eq(tillSessions.id, id));
      return session;
    },
    /** Moves an open session on, and says how it stands now. */
    async close(id: string, status: TillStatus): Promise<string | undefined> {
      return durable(async (transaction) => {
        await transaction
          .update(tillSessions)
          .set({ status })
          .where(and(eq(tillSessions.id, id), eq(tillSessions.status, 'open')));
        const [session] = await transaction.select().from(tillSessions).where(eq(tillSessions.id, id));
        return session?.status;
      });
    },
  };
}
