// Cuts the display fonts down to the letters and axes that are drawn, from the packages that hold them whole.
// Run after changing a font: `node scripts/subset-fonts.mjs`. The results are committed.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const latin =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,;!?’‘“”\'"&$£€+-–—·…()/:%#@©×';

const fonts = [
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    to: 'packages/ui/src/theme/fonts/bricolage.woff2',
    variationAxes: { opsz: 96, wdth: { min: 75, max: 100 }, wght: 800 },
  },
];

for (const { from, to, ...options } of fonts) {
  const source = await readFile(require.resolve(from));
  const subset = await subsetFont(source, latin, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    ...options,
  });
  await mkdir(path.dirname(to), { recursive: true });
  await writeFile(to, subset);
  console.log(`${to}  ${subset.length} bytes`);
}
