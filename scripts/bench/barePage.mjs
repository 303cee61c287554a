import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const shelf = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bare</title><meta name="description" content="Nothing but React and a router."><div id="root"></div>
<script type="module" src="/main.js"></script></html>`;
const script = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
const element = createElement('main', {}, createElement('h1', {}, 'Open for business, online.'), createElement('p', {}, 'Nothing but React and a router.'));
const router = createBrowserRouter([{ path: '/', element }]);
createRoot(document.getElementById('root')).render(createElement(RouterProvider, { router }));`;

/**
 * Builds a page of two lines of text as Vite, React and its router would by themselves: no page with them can be
 * smaller.
 *
 * @returns {Promise<{ folder: string, remove(): Promise<void> }>} its folder
 */
export async function buildBarePage() {
  // Within reach of the packages it imports.
  await mkdir(shelf, { recursive: true });
  const root = await mkdtemp(path.join(shelf, 'bench-bare-'));
  await writeFile(path.join(root, 'index.html'), html);
  await writeFile(path.join(root, 'main.js'), script);
  await build({ root, configFile: false, logLevel: 'error' });
  return {
    folder: path.join(root, 'dist'),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
