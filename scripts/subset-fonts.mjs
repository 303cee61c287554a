// Cuts the display fonts down to the letters and axes that are drawn, from the packages that hold them whole.
// Run after changing a font: `node scripts/subset-fonts.mjs`; with words after it, only the fonts whose file has one of
// them in its path: `node scripts/subset-fonts.mjs trainer-volt`. The results are committed.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const latin =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;!?’‘“”\'"&$£€+-–—·…()/:%#@©×';

// Letters that the words of a British business borrow from its neighbours, and the non-breaking space.
const neighbours = 'ÀÂÄÇÈÉÊËÎÏÑÓÔÖÙÛÜŒßàâäçèéêëîïñóôöùûüœ\u00a0°½¼¾−•→';

/**
 * @typedef {object} Cut
 * @property {string} from
 * @property {string} to
 * @property {string} [letters]
 * @property {boolean} [noHinting]
 * @property {Record<string, number | { min: number; max: number }>} [variationAxes]
 */

// The shop's own face is not among them: it was cut by hand, and its files are kept as they are (docs/decisions/0025).
const fonts = await fontsOfTemplates();

const wanted = process.argv.slice(2);
for (const { from, to, letters = latin, ...options } of fonts) {
  if (wanted.length > 0 && !wanted.some((word) => to.includes(word))) continue;
  const source = await readFile(require.resolve(from));
  const font = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    ...options,
  });
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, font);
  console.log(`${to}  ${font.length} bytes`);
}

/**
 * Each template's own fonts, by `fonts/fonts.json`: from which file of a package, to which beside it.
 *
 * @returns {Promise<Cut[]>}
 */
async function fontsOfTemplates() {
  const shelf = 'packages/templates/src';
  const lists = (await readdir(shelf, { recursive: true })).filter(
    (file) => path.basename(file) === 'fonts.json',
  );
  const cuts = lists.map(async (list) => {
    const folder = path.join(shelf, path.dirname(list));
    /** @type {readonly Cut[]} */
    const own = JSON.parse(await readFile(path.join(shelf, list), 'utf8'));
    return own.map((cut) => ({ letters: latin + neighbours, ...cut, to: path.join(folder, cut.to) }));
  });
  return (await Promise.all(cuts)).flat();
}
