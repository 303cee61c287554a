import { and, eq, gt, lte, ne, or } from 'drizzle-orm';
import { noteChange } from '../../../records/auditLog.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { sessions, users } from '../../../database/schema.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

/** The times that decide which sessions have ended: unused for too long, or open for too long. */
export interface Limits {
  /** A session last used before this has ended. */
  idleSince: Date;
  /** A session opened before this has ended. */
  openSince: Date;
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

const alive = ({ idleSince, openSince }: Limits) =>
  and(gt(sessions.rotatedAt, idleSince), gt(sessions.createdAt, openSince));

/** Opens a session within a larger transaction. */
export async function keepSession(transaction: Transaction, session: SessionRow) {
  await transaction.insert(sessions).values(session);
}

/** Ends every session of a user, except the named one. */
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

    /** Issues the next token, once: false when another request was quicker. */
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

    /** Ends a session whose old token was used again, and records it in the audit log. */
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

    /** Deletes the sessions that have expired. */
    async purge({ idleSince, openSince }: Limits) {
      await durable((transaction) =>
        transaction
          .delete(sessions)
          .where(or(lte(sessions.rotatedAt, idleSince), lte(sessions.createdAt, openSince))),
      );
    },
  };
}
