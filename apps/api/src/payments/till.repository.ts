import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { tillSessions } from '../database/schema.ts';

export type TillSession = typeof tillSessions.$inferSelect;
export type TillStatus = 'open' | 'paid' | 'cancelled' | 'closed';

export const sumOf = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

export type TillRepository = ReturnType<typeof createTillRepository>;

export function createTillRepository({ db, durable }: Database) {
  return {
    /** Stores a session, once. */
    async save(session: TillSession) {
      await durable((transaction) => transaction.insert(tillSessions).values(session).onConflictDoNothing());
    },
    async find(id: string): Promise<TillSession | undefined> {
      const [session] = await db.select().from(tillSessions).where(eq(tillSessions.id, id));
      return session;
    },
    /** Notes a refund, once by its name, and never more than was paid. Returns the session as it is then. */
    async refund(id: string, refund: { id: string; amount: number }): Promise<TillSession | undefined> {
      return durable(async (transaction) => {
        const [session] = await transaction
          .select()
          .from(tillSessions)
          .where(eq(tillSessions.id, id))
          .for('update');
        if (session?.status !== 'paid') return undefined;
        if (session.refunds.some((known) => known.id === refund.id)) return session;

        const refunds = [...session.refunds, refund];
        if (sumOf(refunds) > session.total) return undefined;
        await transaction.update(tillSessions).set({ refunds }).where(eq(tillSessions.id, id));
        return { ...session, refunds };
      });
    },
    /** Closes an open session, and returns its present status. */
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
