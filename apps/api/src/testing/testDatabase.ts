import { readFile } from 'node:fs/promises';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema.ts';
import { createOnServer } from './createOnServer.ts';

const names = Object.values(schema)
  .filter((part) => is(part, PgTable))
  .map((table) => `'"${getTableName(table)}"'`);

// A test writes to a few tables, and little to each. Recreating these takes ten times as long as deleting their rows,
// so it is left until a table has grown with deleted rows. Foreign keys are ignored: a table may be emptied before
// those that refer to it.
const emptied = sql.raw(`do $$ declare written text; long text; begin
  set local session_replication_role = replica;
  select string_agg(name, ', ') filter (where size > 65536) into long
    from (select name, pg_relation_size(name::regclass) size from unnest(array[${names.join(', ')}]) name) tables;
  if long is not null then execute 'truncate ' || long || ' cascade'; end if;
  for written in select name from unnest(array[${names.join(', ')}]) name where pg_relation_size(name::regclass) > 0 loop
    execute 'delete from ' || written;
  end loop;
end $$`);

let opened: Promise<Database> | undefined;

/** One database for all tests of a worker, empty for each. */
export async function openTestDatabase(): Promise<Database> {
  const database = await (opened ??= open());
  await database.db.execute(emptied);
  return database;
}

async function open(): Promise<Database> {
  const where = inject('testDatabase');
  return where.kind === 'memory' ? openMemory(where.file) : openServer(where.url);
}

async function openMemory(file: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { drizzle } = await import('drizzle-orm/pglite');
  const client = await PGlite.create({ loadDataDir: new Blob([await readFile(file)]) });
  const db = drizzle({ client });

  return {
    db,
    durable: (work) => db.transaction(work),
    ready: async () => undefined,
    close: () => client.close(),
  };
}

async function openServer(url: string): Promise<Database> {
  const { openPostgres } = await import('../database/openPostgres.ts');
  const database = openPostgres({
    url: await createOnServer(url),
    // A crowd is served one after the other, however slow the machine is.
    patience: 30_000,
    log: () => undefined,
  });
  await database.opened;
  return database;
}
