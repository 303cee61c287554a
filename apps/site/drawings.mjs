// Draws every design's drawings, and the names of its typefaces, as pictures for a picker.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { letterTypefaces } from './typefaceNames.mjs';

/**
 * A folder for each design, named by a hash of its contents: their page names it once for each drawing. The design
 * notes where it is.
 *
 * @param {string} designs where they have been built
 * @param {readonly string[]} ids
 * @param {string} client
 */
export async function drawDrawings(designs, ids, client) {
  for (const id of ids) {
    const built = pathToFileURL(path.join(designs, id, 'design.js')).href;
    /** @type {{ pictures: () => Record<string, string>, bundle: import('@awning/release/release').DesignBundle }} */
    const { pictures, bundle } = await import(built);
    const names = await letterTypefaces(bundle, bundle.design.typefaces);
    /** @type {[name: string, svg: string][]} */
    const drawn = [
      ...Object.entries(pictures()),
      ...Object.entries(names).map(
        ([name, svg]) => /** @type {[string, string]} */ ([`typefaces/${name}`, svg]),
      ),
    ];
    const hash = createHash('sha256').update(JSON.stringify(drawn)).digest('base64url').slice(0, 8);
    const folder = `assets/drawings/${id}-${hash}`;
    await mkdir(path.join(client, folder, 'typefaces'), { recursive: true });
    for (const [name, svg] of drawn) await writeFile(path.join(client, folder, `${name}.svg`), svg);
    await writeFile(path.join(designs, id, 'pictures.json'), JSON.stringify({ folder: `/${folder}` }));
  }
}
