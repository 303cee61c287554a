import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../database/migrationsFolder.ts';

/** Makes the database once; every worker starts from a copy. */
// oxlint-disable-next-line import/no-default-export -- Vitest looks for it under this name.
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'awning-memory-'));
  const file = path.join(folder, 'migrated.tar');

  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  await writeFile(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();

  project.provide('testDatabase', { kind: 'memory', file });
  return () => rm(folder, { recursive: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: { kind: 'memory'; file: string } | { kind: 'postgres'; url: string };
  }
}
