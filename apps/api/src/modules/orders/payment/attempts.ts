import { orderLifetime } from '@awning/shop/order';
import { PaymentUnavailable, type PaymentSession } from '../../../payments/provider.ts';
import type { Attempt, AttemptsRepository } from './attempts.repository.ts';

/** An attempt with less than this left, in milliseconds, gets a new page: the buyer needs time to pay. */
const shortest = 5 * 60_000;

/** Requests payment pages in a way that can be repeated: after a lost response, a crash, another click. */
export function createAttempts({ repository, now }: { repository: AttemptsRepository; now: () => Date }) {
  const renew = <Kept extends Attempt>(name: string, attempt: Kept) =>
    repository.renew(name, attempt, { ...attempt, ...times(now()), tries: attempt.tries + 1 });

  return {
    forget: (name: string) => repository.forget(name),
    purge: (before: Date) => repository.purge(before),

    /** Opens the page that was requested under this name. Undefined when the name belongs to another request. */
    async open<Kept extends Attempt>(
      { name, hash, fresh }: { name: string; hash: string; fresh: Kept },
      ask: (attempt: Kept) => Promise<PaymentSession>,
    ): Promise<{ attempt: Kept; session: PaymentSession } | undefined> {
      const begun = await repository.begin(name, hash, fresh);
      if (begun.requestHash !== hash) return undefined;

      const isOver = begun.attempt.expiresAt.getTime() - now().getTime() < shortest;
      const attempt = isOver ? await renew(name, begun.attempt) : begun.attempt;
      try {
        return { attempt, session: await ask(attempt) };
      } catch (error) {
        if (!(error instanceof PaymentUnavailable && error.isFinal)) throw error;

        // The provider caches its refusal. A new attempt is asked anew at the next call, an older one right now.
        const next = await renew(name, attempt);
        if (begun.isNew || isOver) throw error;
        return { attempt: next, session: await ask(next) };
      }
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;

/** When an attempt begins, and when its page closes. */
export const times = (at: Date) => ({
  createdAt: at,
  expiresAt: new Date(at.getTime() + orderLifetime),
});
