import type { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter } from './counter.ts';

// Never reached: the limits are compared here, so that all of them count in one table with one set of statements.
const beyondEveryLimit = 2_000_000_000;

/** Counts in PostgreSQL, for as many processes as there are. While it is away each process counts for itself. */
export function createPostgresCounter({
  pool,
  meanwhile,
  log,
}: {
  pool: Pool;
  meanwhile: Counter;
  log: (message: string) => void;
}): Counter {
  const limiters = new Map<number, RateLimiterPostgres>();
  const limiterFor = (duration: number) => {
    const known = limiters.get(duration);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: '',
      points: beyondEveryLimit,
      duration,
      // One of them cleans up for all.
      clearExpiredByTimeout: limiters.size === 0,
    });
    limiters.set(duration, limiter);
    return limiter;
  };

  const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.ceil(msBeforeNext / 1000);

  const orMeanwhile = async <T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      log(
        `Limits are counted by each process alone: ${error instanceof Error ? error.message : String(error)}`,
      );
      return instead();
    }
  };

  return {
    add: (key, seconds) =>
      orMeanwhile(
        async () => {
          const result = await limiterFor(seconds).consume(key);
          return { count: result.consumedPoints, seconds: secondsOf(result) };
        },
        () => meanwhile.add(key, seconds),
      ),
    heldFor: (key) =>
      orMeanwhile(
        async () => {
          const result = await limiterFor(1).get(key);
          return result ? Math.max(0, secondsOf(result)) : 0;
        },
        () => meanwhile.heldFor(key),
      ),
    forget: (key) =>
      orMeanwhile(
        async () => {
          await limiterFor(1).delete(key);
        },
        () => meanwhile.forget(key),
      ),
  };
}
