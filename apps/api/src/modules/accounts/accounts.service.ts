import { randomUUID } from 'node:crypto';
import type { PasswordChange, ProfileChange } from '@awning/contract/account';
import type { Login, Registration } from '@awning/contract/accounts';
import { keyOf } from '../../addresses/addressKey.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { AccountMails } from './accounts.mails.ts';
import type { AccountsRepository, Taken } from './accounts.repository.ts';
import { faultOf } from './passwordRule.ts';
import type { UserRow } from './sessions/sessions.repository.ts';
import type { Credentials, SessionsService } from './sessions/sessions.service.ts';

/** A password that is refused, and why. */
export interface BadPassword {
  outcome: 'bad-password';
  fault: string;
}

export type Registering =
  | { outcome: 'registered'; credentials: Credentials }
  | { outcome: 'taken'; taken: Taken }
  | BadPassword;

/** The client may try again after so many seconds. */
export interface TooMany {
  outcome: 'too-many';
  seconds: number;
}

export type LoggingIn = { outcome: 'signed-in'; credentials: Credentials } | { outcome: 'wrong' } | TooMany;

export type Renaming =
  | { outcome: 'renamed'; user: UserRow }
  | { outcome: 'taken'; taken: Taken }
  | { outcome: 'gone' };

export type ChangingPassword =
  | { outcome: 'changed' }
  | { outcome: 'wrong' }
  | { outcome: 'gone' }
  | BadPassword
  | TooMany;

export type AccountsService = ReturnType<typeof createAccountsService>;

/** Opens accounts, signs their owners in, and changes names and passwords. */
export function createAccountsService({
  repository,
  sessions,
  passwords,
  limits,
  mails,
  now,
}: {
  repository: AccountsRepository;
  sessions: SessionsService;
  passwords: Passwords;
  limits: Limits;
  mails: AccountMails;
  now: () => Date;
}) {
  const { wrongTries } = limits;

  return {
    async register(
      { first_name, last_name, username, email, password }: Registration,
      device: string,
    ): Promise<Registering> {
      const fault = await faultOf(password, { email, username });
      if (fault) return { outcome: 'bad-password', fault };
      const wanted = { usernameKey: keyOf(username), email, emailKey: keyOf(email) };
      const taken = await repository.taken(wanted);
      if (taken.length > 0) return { outcome: 'taken', taken };

      const user: UserRow = {
        id: randomUUID(),
        firstName: first_name,
        lastName: last_name,
        username,
        ...wanted,
        passwordHash: await passwords.hash(password),
        role: 'customer',
        emailProvenAt: null,
        createdAt: now(),
      };
      const session = sessions.draft(user.id, device);
      const opened = await repository.open(user, session, [mails.welcome(user, now())]);
      if (!opened) return { outcome: 'taken', taken: await repository.taken(wanted) };
      return { outcome: 'registered', credentials: await sessions.credentialsFor(user, session) };
    },

    /** An address without an account takes as long, and counts as a wrong try too. */
    async logIn(
      { email, password }: Login,
      { client, device }: { client: string; device: string },
    ): Promise<LoggingIn> {
      const emailKey = keyOf(email);
      // Each try is counted before its check: concurrent tries get no further than sequential ones.
      const seconds = (await wrongTries.wait(client, emailKey)) || (await wrongTries.add(client, emailKey));
      if (seconds > 0) return { outcome: 'too-many', seconds };

      const user = await repository.byEmail(email);
      const right = await passwords.check(password, user?.passwordHash);
      if (!user || !right) return { outcome: 'wrong' };

      await wrongTries.forget(client, emailKey);
      const session = sessions.draft(user.id, device);
      if (!(await repository.openSession(session, user.passwordHash))) return { outcome: 'wrong' };
      return { outcome: 'signed-in', credentials: await sessions.credentialsFor(user, session) };
    },

    byId: (id: string): Promise<UserRow | undefined> => repository.byId(id),

    async rename(id: string, { first_name, last_name, username }: ProfileChange): Promise<Renaming> {
      const change = {
        ...(first_name !== undefined && { firstName: first_name }),
        ...(last_name !== undefined && { lastName: last_name }),
        ...(username !== undefined && { username, usernameKey: keyOf(username) }),
      };
      const changesNothing = Object.keys(change).length === 0;
      const user = await (changesNothing ? repository.byId(id) : repository.rename(id, change));
      if (user === 'taken') return { outcome: 'taken', taken: ['username'] };
      return user ? { outcome: 'renamed', user } : { outcome: 'gone' };
    },

    async changePassword(
      { id, sessionId }: { id: string; sessionId: string },
      { current, password }: PasswordChange,
    ): Promise<ChangingPassword> {
      // Counted by session: a thief guesses no faster from many clients, and the owner's other sessions do not wait.
      const seconds = (await wrongTries.wait(sessionId, id)) || (await wrongTries.add(sessionId, id));
      if (seconds > 0) return { outcome: 'too-many', seconds };

      const user = await repository.byId(id);
      if (!user) return { outcome: 'gone' };
      if (!(await passwords.check(current, user.passwordHash))) return { outcome: 'wrong' };
      await wrongTries.forget(sessionId, id);

      const fault = await faultOf(password, user);
      if (fault) return { outcome: 'bad-password', fault };
      const changed = await repository.changePassword(id, {
        from: user.passwordHash,
        to: await passwords.hash(password),
        keep: sessionId,
        mails: [mails.passwordChanged(user, now())],
      });
      return changed ? { outcome: 'changed' } : { outcome: 'wrong' };
    },
  };
}
