import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The sources of a build. */
export const sources = ['packages', 'apps', 'package-lock.json', 'tsconfig.json'];

/**
 * A hash of all sources of a build of this repository: another as soon as any of them changes.
 *
 * @param {string} root
 * @param {{ VITE_API_HOST?: string, SITE_URL?: string }} [settings] a static site has its own address in it
 */
export async function fingerprintOf(root, { VITE_API_HOST = '', SITE_URL = '' } = {}) {
  const hash = createHash('sha256').update(VITE_API_HOST && `${VITE_API_HOST} ${SITE_URL}`);
  for (const source of sources) {
    const place = path.join(root, source);
    if (path.extname(source)) hash.update(await readFile(place));
    else
      for (const file of (await filesIn(place)).toSorted()) {
        const { mtimeMs, size } = await stat(file);
        hash.update(`${file} ${mtimeMs} ${size}\n`);
      }
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function filesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !['node_modules', 'dist'].includes(name))
      .map(async (entry) => {
        const file = path.join(folder, entry.name);
        return entry.isDirectory() ? filesIn(file) : [file];
      }),
  );
  return nested.flat();
}
