import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** Inside a transaction. */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;

type Writing = 'insert' | 'update' | 'delete' | 'transaction' | 'refreshMaterializedView';

/** The whole of what the modules know of a database. */
export interface Database {
  /** For reading: what writes is left out of it, for it would go past all that makes a write safe. */
  db: Omit<PgDatabase<PgQueryResultHKT, typeof schema>, Writing>;
  /**
   * The only way to write: all of it or nothing, and safe on the disk when the promise resolves.
   * Never wait for the network inside.
   */
  durable: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  /** Leaves nothing on the disk of what was deleted from these tables. Left out where a server sees to that itself. */
  rewrite?: (tables: readonly string[]) => Promise<void>;
  /** Resolves when orders can be taken; rejects with `DatabaseUnavailable` when they cannot. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}
