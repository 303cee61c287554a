// Cuts the display fonts down to the letters and axes that are drawn, from the packages that hold them whole.
// Run after changing a font: `node scripts/subset-fonts.mjs`. The results are committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
  {
    from: '@fontsource-variable/big-shoulders-display/files/big-shoulders-display-latin-wght-normal.woff2',
    to: 'packages/templates/src/trainer-volt/fonts/big-shoulders.woff2',
    letters: latin + neighbours,
    variationAxes: { wght: 900 },
  },
  {
    from: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    to: 'packages/templates/src/trainer-volt/fonts/archivo.woff2',
    letters: latin + neighbours,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    from: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2',
    to: 'packages/templates/src/barbershop-classic/fonts/alfa-slab-one.woff2',
    letters: latin + neighbours,
  },
  {
    from: '@fontsource-variable/rokkitt/files/rokkitt-latin-wght-normal.woff2',
    to: 'packages/templates/src/barbershop-classic/fonts/rokkitt.woff2',
    letters: latin + neighbours,
    variationAxes: { wght: { min: 400, max: 800 } },
  },
  {
    from: '@fontsource/limelight/files/limelight-latin-400-normal.woff2',
    to: 'packages/templates/src/barbershop-deluxe/fonts/limelight.woff2',
    letters: latin + neighbours,
  },
  {
    from: '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
    to: 'packages/templates/src/barbershop-deluxe/fonts/jost.woff2',
    letters: latin + neighbours,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, letters = latin, still = false, ...options } of fonts) {
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
