import { and, asc, eq, or } from 'drizzle-orm';
import { noteChange } from '../../../records/auditLog.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { users } from '../../../database/schema.ts';
import { mentions, newestFirst, type Window } from '../listing.ts';

export type Role = 'customer' | 'admin';

const columns = {
  id: users.id,
  first_name: users.firstName,
  last_name: users.lastName,
  username: users.username,
  email: users.email,
  role: users.role,
  createdAt: users.createdAt,
  emailProvenAt: users.emailProvenAt,
};

/** The person and the admins, while no other request can change a role. */
export interface RoleQuestion {
  person: { id: string; role: string };
  adminIds: readonly string[];
}

export type DeskPeopleRepository = ReturnType<typeof createDeskPeopleRepository>;
type User = typeof users.$inferSelect;
export interface PersonRow extends Pick<
  User,
  'id' | 'username' | 'email' | 'role' | 'createdAt' | 'emailProvenAt'
> {
  first_name: string;
  last_name: string;
}

export function createDeskPeopleRepository(
  { db, durable }: Database,
  { endSessions }: { endSessions: (transaction: Transaction, userId: string) => Promise<void> },
) {
  return {
    async list({ role, words }: { role: Role | undefined; words: string | undefined }, window: Window) {
      const where = and(
        role && eq(users.role, role),
        mentions(words, [users.firstName, users.lastName, users.username, users.email], [users.emailKey]),
      );
      const query = db.select(columns).from(users).where(where);
      return newestFirst(query, { at: users.createdAt, id: users.id }, window, db.$count(users, where));
    },

    /** Sets a role, unless it is refused. Of two admins who demote each other, one is refused. */
    setRole<Refusal>(
      id: string,
      role: Role,
      {
        actorId,
        at,
        refuse,
      }: { actorId: string; at: Date; refuse: (asked: RoleQuestion) => Refusal | undefined },
    ): Promise<{ person: PersonRow } | { refusal: Refusal } | undefined> {
      return durable(async (transaction) => {
        // Locks all rows concerned, always in one order: a waiting request sees the changes of the one before it, and
        // no two requests wait for each other.
        const concerned = await transaction
          .select(columns)
          .from(users)
          .where(or(eq(users.role, 'admin'), eq(users.id, id)))
          .orderBy(asc(users.id))
          .for('update');
        const person = concerned.find((one) => one.id === id);
        if (!person) return undefined;

        const admins = concerned.filter((one) => one.role === 'admin');
        const refusal = refuse({ person, adminIds: admins.map((admin) => admin.id) });
        if (refusal !== undefined) return { refusal };
        if (person.role === role) return { person };

        await transaction.update(users).set({ role }).where(eq(users.id, id));
        if (role !== 'admin') await endSessions(transaction, id);
        const detail = { from: person.role, to: role };
        await noteChange(transaction, { at, actorId, action: 'person.role', subjectId: id, detail });
        return { person: { ...person, role } };
      });
    },
  };
}
