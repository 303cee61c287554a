import { Pool } from 'pg';
import type { Counter } from './counter.ts';
import { createMemoryCounter } from './memoryCounter.ts';
import { createPostgresCounter } from './postgresCounter.ts';

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

  // Apart from the orders': who is sent away must not wait for them.
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: 1_000,
    statement_timeout: 1_000,
    query_timeout: 1_500,
  });
  pool.on('error', () => undefined);
  return { counter: createPostgresCounter({ pool, meanwhile: own, log }), close: () => pool.end() };
}
