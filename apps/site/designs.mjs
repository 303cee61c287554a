// Makes every design ready to build sites of, in a folder of its own under dist/designs.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buildDesign } from '../../packages/release/buildDesign.mjs';
import { writeDesignSource, writeSharedSource } from '../../packages/release/sourceKit.mjs';
import { browsers } from '../../packages/ui/browsers.mjs';

/** Each build leaves the processor idle now and then; more than two only take more memory. */
const atOnce = 2;

/**
 * @param {string} templates where the designs stand
 * @param {string} folder
 * @returns {Promise<readonly string[]>} their ids
 */
export async function buildDesigns(templates, folder) {
  const files = await readdir(templates, { recursive: true });
  const ids = files
    .filter((file) => path.basename(file) === 'Site.tsx')
    .map((file) => path.dirname(file))
    .toSorted();
  const left = [...ids];
  const buildNext = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift())
      await buildDesign(path.join(templates, id, 'Site.tsx'), path.join(folder, id), browsers);
  };
  await Promise.all(Array.from({ length: atOnce }, buildNext));
  await writeSharedSource(path.join(folder, 'source'), browsers);
  for (const id of ids) await writeDesignSource(id, path.join(folder, id, 'source'));
  return ids;
}
