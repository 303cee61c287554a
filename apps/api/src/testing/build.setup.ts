import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { isBuilt } from '../../../../scripts/build.mjs';
import { startThread } from '../database/pglite/pgliteThread.ts';

/** Builds the server that its tests start, unless it is built, and a database for them to start from. */
// oxlint-disable-next-line import/no-default-export -- Vitest looks for it under this name.
export default async function setUp(project: TestProject) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  if (!(await isBuilt())) await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' });

  const madeFolder = await mkdtemp(path.join(tmpdir(), 'awning-made-'));
  const thread = await startThread(
    new URL('../../dist/databaseWorker.js', import.meta.url),
    { folder: path.join(madeFolder, 'database'), task: 'create' },
    { timeoutMs: 120_000 },
  );
  await thread.stop(new Error('Made.'));

  project.provide('madeFolder', madeFolder);
  return () => rm(madeFolder, { recursive: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    madeFolder: string;
  }
}
