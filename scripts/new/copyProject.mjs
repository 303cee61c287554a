import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ours = '@awning';

/**
 * Copies these folders, without what was built there, to a folder where they can be changed. Third-party packages are
 * shared; our own are copied.
 *
 * @param {readonly string[]} places from the root; `packages` and `package.json` are always among them
 * @returns {Promise<string>} the folder
 */
export async function copyProject(places) {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'awning-copy-'));
  const isSource = (/** @type {string} */ file) =>
    !/\/(node_modules|dist|\.data)(\/|$)/.test(file.slice(root.length - 1));
  for (const place of ['packages', 'package.json', ...places])
    await cp(path.join(root, place), path.join(copy, place), { recursive: true, filter: isSource });

  await mkdir(path.join(copy, 'node_modules', ours), { recursive: true });
  for (const name of await readdir(path.join(root, 'node_modules')))
    if (name !== ours && !name.startsWith('.'))
      await symlink(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  for (const name of await readdir(path.join(copy, 'packages')))
    await symlink(path.join(copy, 'packages', name), path.join(copy, 'node_modules', ours, name));
  return copy;
}
