import { Pool, type PoolConfig } from 'pg';

/**
 * Connections to PostgreSQL. One that breaks is replaced. Its error event must be heard, or it ends the process,
 * and the pool itself hears only those of connections that are not in use.
 */
export function openPool(settings: PoolConfig, log: (message: string) => void): Pool {
  const pool = new Pool({ ...settings, keepAlive: true });
  pool.on('error', (error) => log(`A database connection broke: ${error.message}`));
  // The code that uses the connection hears of it from the query that fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
