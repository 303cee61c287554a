import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrationsFolder.ts';

const journal = 'drizzle.__drizzle_migrations';

/**
 * Whether a database lacks migrations; rejects where its first ones are not ours. The check writes nothing, since the
 * disk may be full.
 */
export async function lacksMigrations(db: Pick<Database['db'], 'select'>): Promise<boolean> {
  const [known] = await db
    .select({ isThere: sql<boolean>`to_regclass(${journal}) is not null` })
    .from(sql`(select) as nothing`);
  if (!known!.isThere) return true;

  const time = (of: 'min' | 'max') => sql<number | null>`${sql.raw(of)}(created_at)::float8`;
  const [has] = await db.select({ first: time('min'), last: time('max') }).from(sql.raw(journal));
  const { first, last } = has!;
  if (first === null || last === null) return true;

  const ours = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if (first !== ours[0]) {
    throw new Error(
      'it was made by another version of the shop; move it away or delete it, and start with an empty one',
    );
  }
  return last < ours.at(-1)!;
}
