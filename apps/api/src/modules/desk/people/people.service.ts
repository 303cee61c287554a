import type { AdminPerson } from '@awning/contract/admin/people';
import { instantOrNull, listPage } from '../listing.ts';
import type { DeskPeopleRepository, PersonRow, Role, RoleQuestion } from './people.repository.ts';

type RoleRefusal =
  /** The shop would be left without an admin. */
  | 'last-admin'
  | 'own-role'
  /** The person who asks is no longer an admin. */
  | 'no-admin';

export type ChangingPerson =
  | { outcome: 'changed'; person: AdminPerson }
  | { outcome: 'unknown' }
  | { outcome: RoleRefusal };

export type DeskPeopleService = ReturnType<typeof createDeskPeopleService>;

/** Lists the accounts, and sets which of them are admins. */
export function createDeskPeopleService({
  repository,
  now,
}: {
  repository: DeskPeopleRepository;
  now: () => Date;
}) {
  return {
    list({ role, q, ...query }: { page?: string; role?: Role; q?: string }) {
      const filter = { role, words: q };
      return listPage(query, (window) => repository.list(filter, window), describe);
    },

    async setRole(id: string, role: Role, actorId: string): Promise<ChangingPerson> {
      const refuse = ({ person, adminIds }: RoleQuestion): RoleRefusal | undefined => {
        const isLast = adminIds.length === 1 && adminIds[0] === person.id;
        if (isLast && role !== 'admin') return 'last-admin';
        if (person.id === actorId) return 'own-role';
        return adminIds.includes(actorId) ? undefined : 'no-admin';
      };

      const changing = await repository.setRole(id, role, { actorId, at: now(), refuse });
      if (!changing) return { outcome: 'unknown' };
      if ('refusal' in changing) return { outcome: changing.refusal };
      return { outcome: 'changed', person: describe(changing.person) };
    },
  };
}

const describe = (row: PersonRow): AdminPerson => ({
  ...row,
  role: row.role === 'admin' ? 'admin' : 'customer',
  createdAt: row.createdAt.toISOString(),
  emailProvenAt: instantOrNull(row.emailProvenAt),
});
