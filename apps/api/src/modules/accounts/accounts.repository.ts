import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { keysOf } from '../../addresses/addressKey.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { keepMails } from '../../mail/mails.repository.ts';
import { endSessions, keepSession, type SessionRow, type UserRow } from './sessions/sessions.repository.ts';

/** The fields of an account that must be unique. */
export type Taken = ('username' | 'email')[];

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

/** Keeps a new account. False when its name or address is taken. */
export async function keepUser(transaction: Transaction, user: UserRow): Promise<boolean> {
  const inserted = await transaction
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id });
  return inserted.length > 0;
}

/** Of the accounts that match an address: the one whose key is its former key, before one with the same mailbox. */
export const closestTo = (email: string, found: readonly UserRow[]): UserRow | undefined =>
  found.find(({ emailKey }) => emailKey === keysOf(email).formerKey) ?? found[0];

/** The condition that an account matches one of these addresses. */
export const isLedToBy = (...emails: readonly string[]) =>
  inArray(
    users.emailKey,
    emails.flatMap((email) => Object.values(keysOf(email))),
  );

/** Replaces the password hash, and ends every session but the named one. */
export async function replacePassword(
  transaction: Transaction,
  userId: string,
  passwordHash: string,
  exceptSession?: string,
) {
  await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await endSessions(transaction, userId, exceptSession);
}

/** Records, once, that the owner has proven the address of an account. */
export async function proveEmail(transaction: Transaction, userId: string, at: Date) {
  await transaction
    .update(users)
    .set({ emailProvenAt: at })
    .where(and(eq(users.id, userId), isNull(users.emailProvenAt)));
}

/** Whether the error, or a cause at any depth, is a unique violation. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || isTaken(error.cause);
}

export function createAccountsRepository({ db, durable }: Database) {
  return {
    async byId(id: string): Promise<UserRow | undefined> {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      return user;
    },

    async byEmail(email: string): Promise<UserRow | undefined> {
      return closestTo(email, await db.select().from(users).where(isLedToBy(email)));
    },

    /** The fields that another account has already. */
    async taken({ usernameKey, email }: Pick<UserRow, 'usernameKey' | 'email'>): Promise<Taken> {
      const found = await db
        .select({ usernameKey: users.usernameKey, hasEmail: sql<boolean>`${isLedToBy(email)}` })
        .from(users)
        .where(or(eq(users.usernameKey, usernameKey), isLedToBy(email)));
      return [
        ...(found.some((user) => user.usernameKey === usernameKey) ? (['username'] as const) : []),
        ...(found.some(({ hasEmail }) => hasEmail) ? (['email'] as const) : []),
      ];
    },

    /** Opens an account with a session. False when another account has its name or address by now. */
    open(user: UserRow, session: SessionRow, mails: readonly Mail[]): Promise<boolean> {
      return durable(async (transaction) => {
        if (!(await keepUser(transaction, user))) return false;
        await keepSession(transaction, session);
        await keepMails(transaction, mails);
        return true;
      });
    },

    /** Opens a session for a user whose password was right. False when it was changed during the check. */
    openSession(session: SessionRow, checkedHash: string): Promise<boolean> {
      return durable(async (transaction) => {
        const still = await transaction
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, session.userId), eq(users.passwordHash, checkedHash)))
          .for('share');
        if (still.length === 0) return false;
        await keepSession(transaction, session);
        return true;
      });
    },

    /** The account with its new name; `taken` when another account has that name. */
    async rename(
      id: string,
      change: Partial<Pick<UserRow, 'firstName' | 'lastName' | 'username' | 'usernameKey'>>,
    ): Promise<UserRow | 'taken' | undefined> {
      try {
        return await durable(async (transaction) => {
          const [renamed] = await transaction.update(users).set(change).where(eq(users.id, id)).returning();
          return renamed;
        });
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
    },

    /** False when the password was changed while it was checked. */
    changePassword(
      id: string,
      { from, to, keep, mails }: { from: string; to: string; keep: string; mails: readonly Mail[] },
    ): Promise<boolean> {
      return durable(async (transaction) => {
        const [still] = await transaction
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, id), eq(users.passwordHash, from)))
          .for('update');
        if (!still) return false;
        await replacePassword(transaction, id, to, keep);
        await keepMails(transaction, mails);
        return true;
      });
    },

    /** False when the account is gone, or its password has changed since it was read. */
    prove({ id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>, at: Date): Promise<boolean> {
      return durable(async (transaction) => {
        const found = await transaction
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
          .for('update');
        if (found.length > 0) await proveEmail(transaction, id, at);
        return found.length > 0;
      });
    },

    async keep(mails: readonly Mail[]) {
      await durable((transaction) => keepMails(transaction, mails));
    },
  };
}
