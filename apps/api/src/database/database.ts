import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

/** Inside a transaction. */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  NoRelations,
  ExtractTablesWithRelations<NoRelations>
>;

/** Drizzle is not told of the tables for queries by relations: nothing asks so, and it would sort them at each write. */
type NoRelations = Record<string, never>;

type Writing = 'insert' | 'update' | 'delete' | 'transaction' | 'refreshMaterializedView';

/** Everything that the modules know of a database. */
export interface Database {
  /** For reading. Methods that write are left out, since they would bypass everything that makes a write safe. */
  db: Omit<PgDatabase<PgQueryResultHKT, NoRelations>, Writing>;
  /**
   * The only way to write: the transaction is atomic, and safe on the disk when the promise resolves. Never wait for
   * the network inside.
   */
  durable: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  /** Removes from the disk what was deleted from these tables. Undefined where the server sees to that itself. */
  rewrite?: (tables: readonly string[]) => Promise<void>;
  /** Resolves when orders can be taken, rejects with `DatabaseUnavailable` while they cannot. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}
