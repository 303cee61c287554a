import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { collectAssets, type Manifest } from './assets.ts';
import { listDemoPages, renderDemo } from './demo.tsx';
import { listPages } from './pages.ts';
import { createRenderer } from './render.tsx';

// This module is built to dist/server/render.js, beside the records of the client's builds.
const server = path.dirname(fileURLToPath(import.meta.url));
const client = path.join(server, '../client');

const readJson = async <Content>(file: string) =>
  JSON.parse(await readFile(path.join(server, file), 'utf8')) as Content;
const readStyles = (file: string) => readFile(path.join(client, file), 'utf8');

const pages = await readJson<Manifest>('manifest.json');

export const render = createRenderer((routeIds) =>
  collectAssets(pages, ['src/main.tsx', ...routeIds.map((id) => `src/routes/${id}.tsx`)], readStyles),
);

/** Renders everything that is the same for everybody: the shop's pages and the demos. */
export async function* prerender() {
  const demos = await readJson<Manifest>('demos.json');

  for (const { url, file } of listPages()) {
    const { html, headers } = await render(url);
    yield { file, html, headers };
  }
  for (const { file, ...demo } of listDemoPages()) {
    const site = Object.keys(demos).filter((key) => key.endsWith(`/${demo.templateId}/Site.tsx`));
    yield { file, ...renderDemo(demo, await collectAssets(demos, site, readStyles)) };
  }
}
