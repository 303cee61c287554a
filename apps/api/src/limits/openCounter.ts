import { openPool } from '../database/openPool.ts';
import type { Counter } from './counter.ts';
import { createMemoryCounter } from './memoryCounter.ts';
import { createPostgresCounter } from './postgresCounter.ts';

const minute = 60_000;

/** Counts in this process alone, or in PostgreSQL where several processes share one. */
export function openCounter({
  databaseUrl,
  now,
  log,
}: {
  databaseUrl: string | undefined;
  now: () => Date;
  log: (message: string) => void;
}): { counter: Counter; close: () => Promise<void> } {
  const own = createMemoryCounter({ now });
  if (!databaseUrl) return { counter: own, close: async () => undefined };

  // Apart from the orders' pool: a client that is refused must not wait for them.
  const pool = openPool(
    {
      connectionString: databaseUrl,
      max: 4,
      connectionTimeoutMillis: 800,
      statement_timeout: 700,
      query_timeout: 800,
    },
    // The caller reports a failed count.
    () => undefined,
  );
  // A count that a power cut loses does no harm, so no request waits for the disk to have it.
  pool.on('connect', (client) => {
    client.query('set synchronous_commit = off').catch(() => undefined);
  });

  const counter = createPostgresCounter({ pool, meanwhile: own, now, log });
  const sweeping = setInterval(() => void counter.sweep(), minute).unref();
  return {
    counter,
    close: () => {
      clearInterval(sweeping);
      return pool.end();
    },
  };
}
