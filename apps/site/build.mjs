// Builds the site: the client's files, the renderer, and from both every page that is the same for everybody.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = path.dirname(fileURLToPath(import.meta.url));
const client = path.join(root, 'dist/client');
const server = path.join(root, 'dist/server');
const quiet = /** @type {const} */ ({ root, logLevel: 'warn' });

await rm(path.join(root, 'dist'), { recursive: true, force: true });

await build({
  ...quiet,
  build: { outDir: client, manifest: true, rolldownOptions: { input: path.join(root, 'src/main.tsx') } },
});
await build({
  ...quiet,
  build: {
    outDir: server,
    ssr: path.join(root, 'src/prerender/production.ts'),
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
  // One file with React's production build in it: the server needs nothing installed to render.
  ssr: { noExternal: true },
});
await rename(path.join(client, '.vite/manifest.json'), path.join(server, 'manifest.json'));
await rm(path.join(client, '.vite'), { recursive: true });

const { render, listPages } = await import(pathToFileURL(path.join(server, 'render.js')).href);
/** @type {Record<string, Record<string, string>>} */
const headers = {};
for (const { url, file } of listPages()) {
  const page = await render(url);
  const target = path.join(client, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, page.html);
  headers[file] = page.headers;
}
await writeFile(path.join(server, 'headers.json'), JSON.stringify(headers));
