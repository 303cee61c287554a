// Makes a design ready to build sites with: one module that draws it and writes it into files, its styles and its
// fonts. The shop's build calls this for each design, and the source project of a site for its own.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { nameClass } from './classNames.mjs';

const room = path.dirname(fileURLToPath(import.meta.url));
const name = 'virtual:design';

/**
 * @param {string} site the design's `Site.tsx`
 * @param {string} folder to write to
 * @param {{ target: string, cssTarget: string[] }} browsers
 */
export async function buildDesign(site, folder, browsers) {
  await build({
    root: room,
    base: './',
    configFile: false,
    logLevel: 'warn',
    // As in production, in any environment of the build.
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      { name: 'awning-design', resolveId: (id) => (id === name ? site : undefined) },
      vanillaExtractPlugin({ identifiers: nameClass }),
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      ...browsers,
      minify: true,
      cssMinify: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      ssr: path.join(room, 'src/bundled.ts'),
      ssrEmitAssets: true,
      rolldownOptions: {
        // A build need not report where it spends its time; nothing of it runs in a browser.
        checks: { bundlerTimings: false, moduleLevelDirective: false },
        output: {
          entryFileNames: 'design.js',
          codeSplitting: false,
          assetFileNames: ({ names: [file = ''] }) =>
            file.endsWith('.css') ? 'styles.css' : 'fonts/[name]-[hash][extname]',
        },
      },
    },
    // React's production build is bundled: nothing has to be installed where sites are built.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });

  const css = await readFile(path.join(folder, 'styles.css'), 'utf8');
  await writeFile(
    path.join(folder, 'styles.css'),
    css.replaceAll('url(/fonts/', 'url(fonts/').replaceAll('\n', ''),
  );
  const fonts = (await readdir(path.join(folder, 'fonts'))).toSorted();
  const hash = createHash('sha256');
  for (const file of ['design.js', 'styles.css', ...fonts.map((font) => `fonts/${font}`)])
    hash.update(`${file}\n`).update(await readFile(path.join(folder, file)));
  // The source project of a site has none.
  const sample = await readFile(path.join(path.dirname(site), 'sample/content.json'), 'utf8').catch(
    () => '{}',
  );
  await writeFile(path.join(folder, 'sample.json'), sample);
  await writeFile(path.join(folder, 'bundle.json'), JSON.stringify({ hash: hash.digest('hex'), fonts }));
}
