import { Pool, type PoolConfig } from 'pg';

/**
 * Connections to PostgreSQL. One that breaks is replaced: unheard, its event would end the process, and the pool itself
 * hears only those that nobody uses.
 */
export function openPool(settings: PoolConfig, log: (message: string) => void): Pool {
  const pool = new Pool({ ...settings, keepAlive: true });
  pool.on('error', (error) => log(`A database connection broke: ${error.message}`));
  // Who uses it hears of it from the query that fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
