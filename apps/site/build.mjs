// Builds the site: the client's files, the bundles for sites of each design, the renderer, and with these every page
// that is the same for all visitors.
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { cardsOf, drawCards, drawIcons } from './cards.mjs';
import { buildDesigns } from './designs.mjs';
import { drawDrawings } from './drawings.mjs';
import { buildPreview } from './preview.mjs';
import { readRouteFiles } from './routeFiles.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const templates = path.join(root, '../../packages/templates/src');
const client = path.join(root, 'dist/client');
const server = path.join(root, 'dist/server');
const quiet = /** @type {const} */ ({ root, logLevel: 'warn' });

const spoken = new Set(['vendor', 'frame', ...(await readRouteFiles()).keys()]);

/** A page's entry has the page's name; any other chunk may have a name that content blockers look for. */
const nameOf = (name = '') => (spoken.has(name) ? name : 'parts');

/** Alike in both builds. The server's own pages name the typeface as Vite does by itself; of pictures a page names dozens. */
const nameAsset = (/** @type {{ names: string[] }} */ { names: [name = ''] }) =>
  name.endsWith('.css')
    ? `assets/${nameOf(path.parse(name).name)}-[hash:7][extname]`
    : `assets/[name]-[${/\.(avif|webp)$/.test(name) ? 'hash:6' : 'hash'}][extname]`;

/**
 * How the shop's script is cut into files. The first script of every page names them all, so that each name is as short as
 * tells it from others.
 *
 * @type {import('vite').Rolldown.OutputOptions}
 */
const files = {
  chunkFileNames: ({ name }) => `assets/${nameOf(name)}-[hash:7].js`,
  assetFileNames: nameAsset,
  codeSplitting: {
    groups: [
      // React and the router change when we upgrade them; everything else with every release.
      {
        name: 'vendor',
        test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
        priority: 5,
      },
      // All that every page starts with, in one file: a request costs more than a few bytes too many.
      { name: 'frame', tags: ['$initial'], priority: 4 },
      // Modules that many pages share, each in one file, with its dependencies. Left to the rule below, the field of a
      // form comes with
      // the words of the workshop, which each page with a form then fetches, and the rest in a dozen files of a few lines.
      {
        name: 'fields',
        test: /\/components\/(forms\/(Field(Frame|Problem)?|FormContext|SelectField)|feedback\/LostFocus)\/|\/src\/(head\/Meta|problems\/notFound|format\/price|api\/apiPaths)\./,
        priority: 3,
      },
      // The tried values are needed beyond their preview.
      {
        name: 'kept',
        test: /\/src\/tried\/(readTried|state\/keptTried)\.|\/orders\/tryWords\.|\/content\/details\./,
        priority: 2,
      },
      {
        name: 'preview',
        test: /\/components\/editing\/(PreviewFrame|DraftForm|LooksField)\/|\/src\/preview\/(SitePreview\/|usePreview\.)|\/orders\/previewWords\.|\/src\/try\/(TryView|useTry|loadSample)\./,
        priority: 1,
      },
      // Left to the rule below, the sign of the home page brings along what long texts are set with.
      { name: 'sign', test: /\/SignBoard\//, priority: 1 },
      // Modules that several pages render with, once they are touched.
      {
        name: 'parts',
        test: /\/(packages|apps)\//,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 850,
      },
    ],
  },
};

await rm(path.join(root, 'dist'), { recursive: true, force: true });

await build({
  ...quiet,
  build: {
    outDir: client,
    manifest: true,
    rolldownOptions: { input: path.join(root, 'src/main.tsx'), output: files },
  },
});
await mkdir(server, { recursive: true });
await rename(path.join(client, '.vite/manifest.json'), path.join(server, 'manifest.json'));
await rm(path.join(client, '.vite'), { recursive: true });

// A demo has the styles of its design's sites.
const designs = path.join(root, 'dist/designs');
const ids = await buildDesigns(templates, designs);
for (const id of ids)
  await cp(path.join(designs, id, 'fonts'), path.join(client, 'assets/demos'), { recursive: true });
await drawDrawings(designs, ids, client);
const previews = await buildPreview(designs, ids, client);
await writeFile(path.join(server, 'previews.json'), JSON.stringify(previews));

await build({
  ...quiet,
  build: {
    outDir: server,
    emptyOutDir: false,
    copyPublicDir: false,
    ssr: path.join(root, 'src/prerender/production.ts'),
    ssrEmitAssets: true,
    rolldownOptions: { output: { entryFileNames: 'render.js', assetFileNames: nameAsset } },
  },
  // The server needs nothing installed to render, and React's production build however it is started.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
});

// The demos’ photographs are known to this build alone.
for (const file of await readdir(path.join(server, 'assets'))) {
  if (/\.(avif|webp)$/.test(file))
    await copyFile(path.join(server, 'assets', file), path.join(client, 'assets', file));
  if (!file.endsWith('.js')) await rm(path.join(server, 'assets', file));
}

const { brand, originToFill, prerender } = await import(pathToFileURL(path.join(server, 'render.js')).href);
// A static site has no server that fills it in.
const origin = process.env.VITE_API_HOST && process.env.SITE_URL && new URL(process.env.SITE_URL).origin;
/** @type {Record<string, Record<string, string>>} */
const headersOf = {};
/** @type {string[]} */
const pages = [];
for await (const { file, html, headers } of prerender()) {
  const target = path.join(client, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, origin ? html.replaceAll(originToFill, origin) : html);
  headersOf[file] = headers;
  pages.push(html);
}
await writeFile(path.join(server, 'headers.json'), JSON.stringify(headersOf));

await drawCards(cardsOf(pages), client, brand);
await drawIcons(client);

await compress(client);

/** Writes each text file once more, compressed as well as can be, so that the server does not compress at run time.
 *
 * @param {string} folder
 */
async function compress(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const texts = entries.filter(
    (entry) => entry.isFile() && /\.(html|css|js|json|svg|txt|webmanifest|xml)$/.test(entry.name),
  );
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const content = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
