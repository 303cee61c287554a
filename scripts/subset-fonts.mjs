// Cuts the display fonts down to the letters and axes that are drawn, from the packages that hold them whole.
// Run after changing a font: `node scripts/subset-fonts.mjs`; with words after it, only the fonts whose file has one of
// them in its path: `node scripts/subset-fonts.mjs trainer-volt`. The results are committed.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { stillKerning } from './stillKerning.mjs';

const require = createRequire(import.meta.url);
const latin =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;!?’‘“”\'"&$£€+-–—·…()/:%#@©×';

// What the words of a British business borrow from its neighbours, and the space that does not break.
const neighbours = 'ÀÂÄÇÈÉÊËÎÏÑÓÔÖÙÛÜŒßàâäçèéêëîïñóôöùûüœ\u00a0°½¼¾−•→';

// Every letter of western Europe, and the yen: in a file of its own, fetched by a page that writes one of them.
const western = '¥°¼½¾ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœŸ';

const bricolage =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const heavy = { opsz: 96, wdth: { min: 75, max: 100 }, wght: 800 };

/**
 * @typedef {object} Cut
 * @property {string} from
 * @property {string} to
 * @property {string} [letters]
 * @property {boolean} [still]
 * @property {boolean} [noHinting]
 * @property {Record<string, number | { min: number; max: number }>} [variationAxes]
 */

/** @type {readonly Cut[]} */
const fonts = [
  {
    from: bricolage,
    to: 'packages/ui/src/theme/fonts/bricolage.woff2',
    variationAxes: heavy,
    still: true,
  },
  {
    from: bricolage,
    to: 'packages/ui/src/theme/fonts/bricolage-western.woff2',
    letters: western,
    variationAxes: heavy,
    still: true,
  },
  ...(await fontsOfTemplates()),
];

const wanted = process.argv.slice(2);
for (const { from, to, letters = latin, still = false, ...options } of fonts) {
  if (wanted.length > 0 && !wanted.some((word) => to.includes(word))) continue;
  let source = await readFile(require.resolve(from));
  if (still) {
    // Cut twice, so that what the kerning no longer refers to is left out.
    source = stillKerning(
      await subsetFont(source, letters, { targetFormat: 'truetype', noLayoutClosure: true, ...options }),
    );
  }
  const font = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    ...(still ? {} : options),
  });
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, font);
  console.log(`${to}  ${font.length} bytes`);
}

/**
 * What each template says of its own fonts, in `fonts/fonts.json`: from which file of a package, to which beside it.
 *
 * @returns {Promise<Cut[]>}
 */
async function fontsOfTemplates() {
  const shelf = 'packages/templates/src';
  const folders = (await readdir(shelf, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const cuts = folders.map(async ({ name }) => {
    const folder = path.join(shelf, name, 'fonts');
    /** @type {readonly Cut[]} */
    const own = JSON.parse(await readFile(path.join(folder, 'fonts.json'), 'utf8'));
    return own.map((cut) => ({ letters: latin + neighbours, ...cut, to: path.join(folder, cut.to) }));
  });
  return (await Promise.all(cuts)).flat();
}
