import type { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Counter } from './counter.ts';

// Never reached: the limits are compared here, so that all of them count in one table with one set of statements.
const beyondEveryLimit = 2_000_000_000;

const second = 1000;
const untilAskedAgain = 2 * second;
const untilSaidAgain = 60 * second;

/** Counts that outlive the process, and take room until they are swept. */
export interface KeptCounter extends Counter {
  /** Deletes expired counts. Never rejects. */
  sweep: () => Promise<void>;
}

/** Counts in PostgreSQL for any number of processes. While it is away each process counts for itself. */
export function createPostgresCounter({
  pool,
  meanwhile,
  now,
  log,
}: {
  pool: Pool;
  meanwhile: Counter;
  now: () => Date;
  log: (message: string) => void;
}): KeptCounter {
  let awayUntil = 0;
  let silentUntil = 0;

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
      clearExpiredByTimeout: false,
    });
    limiters.set(duration, limiter);
    return limiter;
  };

  const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.ceil(msBeforeNext / 1000);

  const orMeanwhile = async <T>(ask: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    // While the database is away, requests do not wait for it one after another.
    if (now().getTime() < awayUntil) return instead();
    try {
      return await ask();
    } catch (error) {
      const time = now().getTime();
      awayUntil = time + untilAskedAgain;
      if (time >= silentUntil) {
        silentUntil = time + untilSaidAgain;
        const why = error instanceof Error ? error.message : String(error);
        log(`Limits are counted by each process alone: ${why}`);
      }
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
    sweep: async () => {
      await pool.query('delete from rate_limits where expire < $1', [Date.now()]).catch(() => undefined);
    },
  };
}
