import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { isBuilt } from '../../../../scripts/build.mjs';
import { openPglite } from '../database/pglite/openPglite.ts';
import { startThread } from '../database/pglite/pgliteThread.ts';

/** Builds the server that its tests start, unless it is built, and the databases that they start from. */
// oxlint-disable-next-line import/no-default-export -- Vitest looks for it under this name.
export default async function setUp(project: TestProject) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  if (!(await isBuilt())) await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' });

  const workerFile = new URL('../../dist/databaseWorker.js', import.meta.url);
  const folders = await mkdtemp(path.join(tmpdir(), 'awning-made-'));
  const bareFolder = path.join(folders, 'bare');
  const madeFolder = path.join(folders, 'made');
  await mkdir(bareFolder);
  const thread = await startThread(
    workerFile,
    { folder: path.join(bareFolder, 'database'), task: 'create' },
    { timeoutMs: 120_000 },
  );
  await thread.stop(new Error('Made.'));

  // Making the tables takes a third of a start, and nearly every test starts a server.
  await cp(bareFolder, madeFolder, { recursive: true });
  const database = openPglite({ dataDir: madeFolder, workerFile, minFreeSpace: 1, log: () => undefined });
  await database.opened;
  await database.close();

  project.provide('bareFolder', bareFolder);
  project.provide('madeFolder', madeFolder);
  return () => rm(folders, { recursive: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    bareFolder: string;
    madeFolder: string;
  }
}
