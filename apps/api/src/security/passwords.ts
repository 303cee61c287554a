import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { TryAgainLater } from '../errors/TryAgainLater.ts';
import { createConcurrencyLimiter } from '../jobs/concurrencyLimiter.ts';
import { passwordForm } from '@awning/contract/validation';

// OWASP's parameters for argon2id, which are the library's defaults: 19 MiB, two passes, one lane.
const recipe = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** One core is left to visitors who only read pages. */
const atOnce = Math.max(1, availableParallelism() - 1);
const mostWaiting = 50;
const longestWait = 5_000;

/** Too many passwords are being checked already: try again later. */
class PasswordsBusy extends TryAgainLater {
  override name = 'PasswordsBusy';
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Hashes and checks passwords, few at a time: each costs as much as some hundred pages. */
export function createPasswords() {
  const limiter = createConcurrencyLimiter({
    concurrency: atOnce,
    queueLimit: mostWaiting,
    timeoutMs: longestWait,
    rejectWith: () => new PasswordsBusy('Too many passwords are being checked.'),
  });
  let dummyHash: Promise<string> | undefined;

  return {
    hash: (password: string): Promise<string> => limiter.run(() => hash(passwordForm(password), recipe)),
    /** Without a known hash it takes as long, and always fails. */
    check: (password: string, known: string | undefined): Promise<boolean> =>
      limiter.run(async () => {
        // Made at the first check of any: if it were made only for an unknown account, the time would reveal that.
        const nobody = await (dummyHash ??= hash('The password of nobody', recipe));
        // Hashes from before passwords were normalised are of the typed form. Both are tried without a hash, too.
        for (const one of new Set([passwordForm(password), password])) {
          if ((await verify(known ?? nobody, one)) && known !== undefined) return true;
        }
        return false;
      }),
  };
}
