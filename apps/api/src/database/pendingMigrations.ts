import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PGlite } from '@electric-sql/pglite';
import { migrationsFolder } from './migrationsFolder.ts';

const journal = 'drizzle.__drizzle_migrations';

/** Whether a database lacks migrations. Looking writes nothing, as a full disk wants it. */
export async function lacksMigrations({ query }: Pick<PGlite, 'query'>): Promise<boolean> {
  const known = await query<{ journal: string | null }>('select to_regclass($1)::text as journal', [journal]);
  if (known.rows[0]!.journal === null) return true;

  const { rows } = await query<{ last: number | null }>(
    `select max(created_at)::float8 as last from ${journal}`,
  );
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)!.folderMillis;
  return (rows[0]!.last ?? -Infinity) < newest;
}
