import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type Pool, type QueryConfig } from 'pg';
import { updateAddressKeys } from './addressKeys.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { openPool } from './openPool.ts';
import { lacksMigrations } from './pendingMigrations.ts';
import { createTransactions } from './postgresTransactions.ts';
import { reasonOf } from './reasonOf.ts';
import { createStatementNames } from './statementNames.ts';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';

/** One lock for all processes: its holder migrates, the others wait. */
const migrationLock = 7_294_661;
const pauseBetweenTries = 1_000;

export interface PostgresSettings {
  url: string;
  /** How long a query waits for one of the pool's connections, in milliseconds. */
  patience?: number;
  log: (message: string) => void;
}

/** Opens a PostgreSQL server. `opened` rejects when the server refuses us; while it is only unreachable, we wait. */
export function openPostgres({
  url,
  patience = 1_100,
  log,
}: PostgresSettings): Database & { opened: Promise<void> } {
  const pool = openPool(
    {
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: patience,
      statement_timeout: 5_000,
      idle_in_transaction_session_timeout: 10_000,
      // For a network that drops every packet, where the server's own limits never reach us.
      query_timeout: 7_000,
    },
    log,
  );
  const named = createStatementNames();
  const transact = createTransactions(pool, named);
  // Until the tables exist, every query is told to try again later.
  const query = (question: QueryConfig, values?: unknown[]) =>
    migrated
      ? pool.query(named(question, values), values)
      : Promise.reject(new DatabaseUnavailable('starting'));
  const reading = drizzle({ client: { query } as Pool });

  let migrated = false;
  let closed = false;
  const opened = (async () => {
    for (;;) {
      try {
        await migrateAlone(url, log);
        migrated = true;
        return;
      } catch (error) {
        if (closed || !asUnavailable(error)) {
          throw new Error(`DATABASE_URL leads to a database that cannot be used: ${reasonOf(error)}.`, {
            cause: error,
          });
        }
        log(`PostgreSQL does not answer yet: ${reasonOf(error)}`);
        await new Promise((resolve) => setTimeout(resolve, pauseBetweenTries));
      }
    }
  })();
  opened.catch(() => undefined);

  return {
    opened,
    db: reading,
    durable(work) {
      if (!migrated) return Promise.reject(new DatabaseUnavailable('starting'));
      return transact(work);
    },
    async ready() {
      if (!migrated) throw new DatabaseUnavailable('starting');
      await pool.query('select 1');
    },
    async close() {
      closed = true;
      await pool.end();
    },
  };
}

async function migrateAlone(url: string, log: (message: string) => void) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle({ client });
    if (await lacksMigrations(db)) await migrate(db, { migrationsFolder });
    await updateAddressKeys({ db, durable: (work) => db.transaction(work) }, log);
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}
