import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { root } from './entries.ts';

/** Where the packages that npm would download lie already. */
export const installed = path.join(root, '../../node_modules');

/** An empty app of another developer that has the package as it is published, with its dependencies beside it. */
export async function installPackage() {
  const app = await mkdtemp(path.join(os.tmpdir(), 'awning-stranger-'));
  const modules = path.join(app, 'node_modules');
  const place = path.join(modules, '@awning/ui');
  await mkdir(place, { recursive: true });
  await promisify(execFile)('tar', ['-xzf', inject('tarball'), '-C', place, '--strip-components=1']);
  for (const name of ['react', 'react-dom', '@types', '@radix-ui', 'culori', 'csstype'])
    await symlink(path.join(installed, name), path.join(modules, name));
  return app;
}
