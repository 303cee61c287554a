import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../database/database.ts';
import * as schema from '../database/schema.ts';

const tables = Object.values(schema).filter((part) => is(part, PgTable));
let opened: Promise<Database> | undefined;

/** One database for all tests of a worker, empty for each. */
export async function openTestDatabase(): Promise<Database> {
  const database = await (opened ??= open());
  await database.db.execute(sql`truncate ${sql.join(tables, sql`, `)}`);
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
  const db = drizzle({ client, schema });

  return {
    db,
    durable: (work) => db.transaction(work),
    ready: async () => undefined,
    close: () => client.close(),
  };
}

async function openServer(url: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();

  const { openPostgres } = await import('../database/openPostgres.ts');
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = openPostgres({ url: own.href, log: () => undefined });
  await database.opened;
  return database;
}
