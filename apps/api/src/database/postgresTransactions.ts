import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryConfig } from 'pg';
import type { Database } from './database.ts';
import type { NameStatement } from './statementNames.ts';
import { asUnavailable } from './unavailable.ts';

/**
 * Runs transactions, each on a connection of its own. A connection that fails to answer is closed, which undoes its
 * work: a rollback would keep the request waiting again, and the next transaction would fail.
 */
export function createTransactions(pool: Pool, named: NameStatement): Database['durable'] {
  return async (work) => {
    const connection = await pool.connect();
    let broken: Error | undefined;

    const query = async (question: QueryConfig, values?: unknown[]) => {
      if (broken) throw broken;
      try {
        return await connection.query(named(question, values), values);
      } catch (error) {
        broken = asUnavailable(error);
        throw error;
      }
    };

    try {
      return await drizzle({ client: { query } as Pool }).transaction(work);
    } finally {
      connection.release(broken);
    }
  };
}
