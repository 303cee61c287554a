import { and, eq, gt, lte, ne, or } from 'drizzle-orm';
import { noteChange } from '../../../records/auditLog.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { sessions, users } from '../../../database/schema.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** What has ended by then: too long unused, or too long open. */
export interface Limits {
  /** Used last before this, it has ended. */
  idleSince: Date;
  /** Opened before this, it has ended. */
  openSince: Date;
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

const alive = ({ idleSince, openSince }: Limits) =>
  and(gt(sessions.rotatedAt, idleSince), gt(sessions.createdAt, openSince));

/** Opens a session in a transaction that does more. */
export async function keepSession(transaction: Transaction, session: SessionRow) {
  await transaction.insert(sessions).values(session);
}

/** Ends every session of a user, except the one that is named. */
export async function endSessions(transaction: Transaction, userId: string, except?: string) {
  const all = eq(sessions.userId, userId);
  await transaction.delete(sessions).where(except === undefined ? all : and(all, ne(sessions.id, except)));
}

export function createSessionsRepository({ db, durable }: Database) {
  return {
    async save(session: SessionRow) {
      await durable((transaction) => keepSession(transaction, session));
    },

    async find(id: string, limits: Limits): Promise<{ session: SessionRow; user: UserRow } | undefined> {
      const [row] = await db
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, id), alive(limits)));
      return row;
    },

    /** Gives the next token out, once: false when another request was quicker. */
    rotate({ id, generation }: SessionRow, at: Date): Promise<boolean> {
      return durable(async (transaction) => {
        const rotated = await transaction
          .update(sessions)
          .set({ generation: generation + 1, rotatedAt: at })
          .where(and(eq(sessions.id, id), eq(sessions.generation, generation)))
          .returning({ id: sessions.id });
        return rotated.length > 0;
      });
    },

    async end(id: string) {
      await durable((transaction) => transaction.delete(sessions).where(eq(sessions.id, id)));
    },

    /** Ends a session whose old token came back, and writes down that it did. */
    async endReused({ id, userId }: SessionRow, at: Date) {
      await durable(async (transaction) => {
        const ended = await transaction
          .delete(sessions)
          .where(eq(sessions.id, id))
          .returning({ id: sessions.id });
        if (ended.length === 0) return;
        await noteChange(transaction, { at, actorId: null, action: 'session.reuse', subjectId: userId });
      });
    },

    /** Ends one session of a user. False when they have no such session. */
    endOne(id: string, userId: string): Promise<boolean> {
      return durable(async (transaction) => {
        const ended = await transaction
          .delete(sessions)
          .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
          .returning({ id: sessions.id });
        return ended.length > 0;
      });
    },

    of(userId: string, limits: Limits): Promise<SessionRow[]> {
      return db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), alive(limits)))
        .orderBy(sessions.createdAt);
    },

    /** Clears away what has ended by itself. */
    async purge({ idleSince, openSince }: Limits) {
      await durable((transaction) =>
        transaction
          .delete(sessions)
          .where(or(lte(sessions.rotatedAt, idleSince), lte(sessions.createdAt, openSince))),
      );
    },
  };
}
