import { and, eq, ne, sql } from 'drizzle-orm';
import { keyOf } from '../../../addresses/addressKey.ts';
import { noteChange } from '../../../records/auditLog.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { users } from '../../../database/schema.ts';
import { closestTo, isLedToBy, keepUser, replacePassword } from '../accounts.repository.ts';
import { endSessions, type UserRow } from '../sessions/sessions.repository.ts';

export type AdminsRepository = ReturnType<typeof createAdminsRepository>;

/** Changes of admins run one at a time: the second of two sees the result of the first. */
const takeTurn = (transaction: Transaction) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('who is admin', 0))`);

const lockAdmins = (transaction: Transaction) =>
  transaction.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).for('update');

async function changeRole(
  transaction: Transaction,
  { id, role }: UserRow,
  to: 'admin' | 'customer',
  at: Date,
) {
  await transaction.update(users).set({ role: to }).where(eq(users.id, id));
  await noteChange(transaction, {
    at,
    actorId: null,
    action: 'person.role',
    subjectId: id,
    detail: { from: role, to },
  });
}

export function createAdminsRepository({ db, durable }: Database) {
  const byEmail = async (from: Transaction, email: string): Promise<UserRow | undefined> =>
    closestTo(email, await from.select().from(users).where(isLedToBy(email)).for('update'));

  /** Keeps a new account, under another username when its own is taken. */
  const keepNew = async (transaction: Transaction, draft: UserRow) => {
    if (!(await keepUser(transaction, draft))) {
      const username = `${draft.username}-${draft.id.slice(0, 8)}`;
      const saved = await keepUser(transaction, { ...draft, username, usernameKey: keyOf(username) });
      if (!saved) throw new Error('Somebody else has this address by now. Try again.');
    }
    await noteChange(transaction, {
      at: draft.createdAt,
      actorId: null,
      action: 'person.role',
      subjectId: draft.id,
      detail: { from: null, to: draft.role },
    });
  };

  return {
    async anyAdmin(): Promise<boolean> {
      const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
      return rows.length > 0;
    },

    /** Makes the first admin, with this password even if the account exists. False when there is an admin already. */
    makeFirst(draft: UserRow): Promise<boolean> {
      return durable(async (transaction) => {
        await takeTurn(transaction);
        if ((await lockAdmins(transaction)).length > 0) return false;

        const known = await byEmail(transaction, draft.email);
        if (known) {
          await changeRole(transaction, known, 'admin', draft.createdAt);
          await replacePassword(transaction, known.id, draft.passwordHash);
        } else {
          await keepNew(transaction, draft);
        }
        return true;
      });
    },

    /**
     * Makes the account with this address an admin, or else opens one from the draft. An address that is not proven
     * may have been registered by a stranger: that account then gets the drafted password.
     */
    add(draft: UserRow): Promise<'made' | 'taken-over' | 'promoted' | 'already'> {
      return durable(async (transaction) => {
        await takeTurn(transaction);
        const known = await byEmail(transaction, draft.email);
        if (known?.role === 'admin') return 'already';
        if (known) {
          await changeRole(transaction, known, 'admin', draft.createdAt);
          if (known.emailProvenAt) return 'promoted';
          await replacePassword(transaction, known.id, draft.passwordHash);
          return 'taken-over';
        }
        await keepNew(transaction, draft);
        return 'made';
      });
    },

    /** Takes the desk away from an admin and signs them out, unless they are the last. */
    remove(email: string, at: Date): Promise<'removed' | 'unknown' | 'no-admin' | 'last'> {
      return durable(async (transaction) => {
        await takeTurn(transaction);
        // Admins change roles at the desk, too: the lock keeps each one an admin until this is done.
        await lockAdmins(transaction);
        const known = await byEmail(transaction, email);
        if (!known) return 'unknown';
        if (known.role !== 'admin') return 'no-admin';

        const others = await transaction
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.role, 'admin'), ne(users.id, known.id)))
          .limit(1);
        if (others.length === 0) return 'last';
        await changeRole(transaction, known, 'customer', at);
        await endSessions(transaction, known.id);
        return 'removed';
      });
    },
  };
}
