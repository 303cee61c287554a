import { randomUUID } from 'node:crypto';
import { keyOf } from '../../../addresses/addressKey.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { Passwords } from '../../../security/passwords.ts';
import type { Tokens } from '../../../security/tokens.ts';
import type { AccountMails } from '../accounts.mails.ts';
import type { BadPassword } from '../accounts.service.ts';
import { faultOf } from '../passwordRule.ts';
import type { Answer, ResetsRepository } from './resets.repository.ts';
import type { UserRow } from '../sessions/sessions.repository.ts';

const hour = 60 * 60 * 1000;
const atOnce = 50;

export type Resetting = { outcome: 'reset' } | { outcome: 'bad-link' } | BadPassword;

export type ResetsService = ReturnType<typeof createResetsService>;

/** Sends people who forgot their password a link to a new one, and reveals to no visitor who has an account. */
export function createResetsService({
  repository,
  passwords,
  limits,
  mails,
  tokens,
  now,
}: {
  repository: ResetsRepository;
  passwords: Passwords;
  limits: Limits;
  mails: AccountMails;
  tokens: Tokens;
  now: () => Date;
}) {
  const answerFor = async (user: UserRow): Promise<Answer[]> => {
    if (!(await limits.mayMail('reset', keyOf(user.email)))) return [];
    const reset = { id: randomUUID(), userId: user.id, expiresAt: new Date(now().getTime() + hour) };
    return [{ reset, mail: mails.reset(user, reset.id, now()) }];
  };

  return {
    /** The work is the same for every address: the worker finds its account later. */
    ask: (email: string): Promise<void> =>
      repository.ask({ id: randomUUID(), email, emailKey: keyOf(email), createdAt: now() }),

    /** Answers all waiting requests, and returns whether there were any. */
    async answerAsked(): Promise<boolean> {
      if (!(await repository.anyAsked())) return false;
      const decide = async (found: readonly UserRow[]) => (await Promise.all(found.map(answerFor))).flat();
      while ((await repository.answer(atOnce, decide)) === atOnce);
      return true;
    },

    async redeem(token: string, password: string): Promise<Resetting> {
      const id = tokens.read('reset', token);
      const user = id === undefined ? undefined : await repository.userOf(id, now());
      if (id === undefined || !user) return { outcome: 'bad-link' };

      const fault = await faultOf(password, user);
      if (fault) return { outcome: 'bad-password', fault };
      const redeemed = await repository.redeem(id, {
        at: now(),
        passwordHash: await passwords.hash(password),
        mails: [mails.passwordChanged(user, now())],
      });
      return { outcome: redeemed ? 'reset' : 'bad-link' };
    },
  };
}
