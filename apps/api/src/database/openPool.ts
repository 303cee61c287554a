import { Pool, type PoolConfig } from 'pg';

/**
 * Connections to PostgreSQL. A broken one is replaced. An unhandled error event would end the process, and the pool
 * itself handles only those of idle connections.
 */
export function openPool(settings: PoolConfig, log: (message: string) => void): Pool {
  const pool = new Pool({ ...settings, keepAlive: true });
  pool.on('error', (error) => log(`A database connection broke: ${error.message}`));
  // The code that uses the connection learns of it from the query that fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
