import { keyOf } from '../../../addresses/addressKey.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { Passwords } from '../../../security/passwords.ts';
import type { Tokens } from '../../../security/tokens.ts';
import type { AccountMails } from '../accounts.mails.ts';
import type { AccountsRepository } from '../accounts.repository.ts';
import type { TooMany } from '../accounts.service.ts';
import type { UserRow } from '../sessions/sessions.repository.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';

/** The evidence that a visitor is the holder of an account. */
interface Showing {
  accessToken: string | undefined;
  password: string | undefined;
  client: string;
}

type Holding = { outcome: 'holder' } | { outcome: 'no-holder' } | { outcome: 'wrong' } | TooMany;

export type Confirming =
  | { outcome: 'confirmed' }
  | { outcome: 'bad-link' }
  | Exclude<Holding, { outcome: 'holder' }>;

export type ConfirmationsService = ReturnType<typeof createConfirmationsService>;

/** Lets people prove that the address of their account is theirs. */
export function createConfirmationsService({
  repository,
  sessions,
  passwords,
  limits: { wrongTries, mayMail },
  mails,
  tokens,
  now,
}: {
  repository: Pick<AccountsRepository, 'byId' | 'prove' | 'keep'>;
  sessions: Pick<SessionsService, 'accountOf'>;
  passwords: Passwords;
  limits: Pick<Limits, 'wrongTries' | 'mayMail'>;
  mails: AccountMails;
  tokens: Tokens;
  now: () => Date;
}) {
  const holdingOf = async (user: UserRow, { accessToken, password, client }: Showing): Promise<Holding> => {
    const signedIn = accessToken === undefined ? undefined : await sessions.accountOf(accessToken);
    if (signedIn?.id === user.id) return { outcome: 'holder' };
    if (!password) return { outcome: 'no-holder' };

    // The count is the login's own: a link gives no extra tries.
    const emailKey = keyOf(user.email);
    const seconds = (await wrongTries.wait(client, emailKey)) || (await wrongTries.add(client, emailKey));
    if (seconds > 0) return { outcome: 'too-many', seconds };
    if (!(await passwords.check(password, user.passwordHash))) return { outcome: 'wrong' };
    await wrongTries.forget(client, emailKey);
    return { outcome: 'holder' };
  };

  return {
    /**
     * Accepts a link from a mail as proof of an address, but only from the holder of the account. Otherwise a
     * stranger could open an account with another person's address, and that person would prove it by the link.
     */
    async confirm(token: string, showing: Showing): Promise<Confirming> {
      const id = tokens.read('confirm-email', token);
      const user = id === undefined ? undefined : await repository.byId(id);
      if (!user) return { outcome: 'bad-link' };

      const holding = await holdingOf(user, showing);
      if (holding.outcome !== 'holder') return holding;
      return { outcome: (await repository.prove(user, now())) ? 'confirmed' : 'wrong' };
    },

    /** Sends such a link again, unless the address is proven or the hourly limit is reached; the caller is not told. */
    async send(id: string) {
      const user = await repository.byId(id);
      if (!user || user.emailProvenAt) return;
      if (await mayMail('confirm-email', keyOf(user.email))) {
        await repository.keep([mails.confirmation(user, now())]);
      }
    },
  };
}
