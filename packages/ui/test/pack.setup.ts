import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { root } from './entries.ts';

/** Packs the package as it would be published. It must have been built: `npm run build`. */
// oxlint-disable-next-line import/no-default-export -- Vitest looks for it under this name.
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'awning-ui-'));
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const [{ filename }] = JSON.parse(stdout);
  project.provide('tarball', path.join(folder, filename));
  return () => rm(folder, { recursive: true });
}

declare module 'vitest' {
  export interface ProvidedContext {
    tarball: string;
  }
}
