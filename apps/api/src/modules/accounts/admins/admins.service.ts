import { randomBytes, randomUUID } from 'node:crypto';
import { keyOf } from '../../../addresses/addressKey.ts';
import type { Passwords } from '../../../security/passwords.ts';
import type { AdminsRepository } from './admins.repository.ts';
import type { UserRow } from '../sessions/sessions.repository.ts';

/** The login of a new admin, to be shown once. */
export interface NewAdmin {
  email: string;
  password: string;
}

export type AddingAdmin =
  | { outcome: 'made' | 'taken-over'; password: string }
  | { outcome: 'promoted' | 'already' };
export type RemovingAdmin = 'removed' | 'unknown' | 'no-admin' | 'last';

export type AdminsService = ReturnType<typeof createAdminsService>;

/** A password of 120 bits that can be typed. */
const inventPassword = () => randomBytes(15).toString('base64url');

/** Makes and removes admins from outside the desk. */
export function createAdminsService({
  repository,
  passwords,
  now,
}: {
  repository: AdminsRepository;
  passwords: Passwords;
  now: () => Date;
}) {
  const draft = async ({ email, password }: NewAdmin): Promise<UserRow> => {
    const username =
      email
        .slice(0, email.lastIndexOf('@'))
        .replace(/[^\w.-]/g, '')
        .slice(0, 30) || 'admin';
    return {
      id: randomUUID(),
      firstName: 'Shop',
      lastName: 'Keeper',
      username,
      usernameKey: keyOf(username),
      email,
      emailKey: keyOf(email),
      passwordHash: await passwords.hash(password),
      role: 'admin',
      emailProvenAt: null,
      createdAt: now(),
    };
  };

  return {
    /** Makes sure that there is an admin. Returns the login of one that was made just now. */
    async makeFirst({
      email,
      password,
    }: {
      email: string;
      password: string | undefined;
    }): Promise<NewAdmin | undefined> {
      if (await repository.anyAdmin()) return undefined;
      const admin = { email, password: password ?? inventPassword() };
      return (await repository.makeFirst(await draft(admin))) ? admin : undefined;
    },

    async add(email: string): Promise<AddingAdmin> {
      const password = inventPassword();
      const outcome = await repository.add(await draft({ email, password }));
      return outcome === 'made' || outcome === 'taken-over' ? { outcome, password } : { outcome };
    },

    remove: (email: string): Promise<RemovingAdmin> => repository.remove(email, now()),
  };
}
