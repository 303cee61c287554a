import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageContext, RenderedPage } from '@awning/contract/renderer';
import { collectAssets, type Manifest } from './assets.ts';
import { demoAt, listDemoPages, renderDemo, type DemoPage } from './demo.tsx';
import { listPages } from './pages.ts';
import { createRenderer } from './render.tsx';

// This module is built to dist/server/render.js, beside the records of the client's builds.
const server = path.dirname(fileURLToPath(import.meta.url));
const client = path.join(server, '../client');

const readJson = async <Content>(file: string) =>
  JSON.parse(await readFile(path.join(server, file), 'utf8')) as Content;
const readStyles = (file: string) => readFile(path.join(client, file), 'utf8');

const pages = await readJson<Manifest>('manifest.json');
const demos = await readJson<Manifest>('demos.json');

const renderPage = createRenderer((routeIds) =>
  collectAssets(pages, ['src/main.tsx', ...routeIds.map((id) => `src/routes/${id}.tsx`)], readStyles),
);

async function renderDemoPage(demo: DemoPage): Promise<RenderedPage> {
  const site = Object.keys(demos).filter((key) => key.endsWith(`/${demo.templateId}/Site.tsx`));
  return renderDemo(demo, await collectAssets(demos, site, readStyles));
}

/** Renders the page at an address, the shop's or a demo's. */
export async function render(url: string, page?: PageContext): Promise<RenderedPage> {
  const demo = demoAt(url);
  return demo ? renderDemoPage(demo) : renderPage(url, page);
}

/** Renders everything that is the same for everybody, with the file each page is written to. */
export async function* prerender() {
  for (const { url, file } of listPages()) yield { file, ...(await renderPage(url)) };
  for (const { file, ...demo } of listDemoPages()) yield { file, ...(await renderDemoPage(demo)) };
}

// Written at the end of the build: the headers of each prerendered file.
const headersByFile = await readJson<Record<string, Record<string, string>>>('headers.json').catch(
  (): Record<string, Record<string, string>> => ({}),
);

/** The headers a prerendered file goes out with. */
export const headersOf = (file: string): Record<string, string> => headersByFile[file] ?? {};

/** The prerendered file for a path, if its page is the same for everybody. */
export function fileOf(pathname: string): string | undefined {
  const file = `${pathname.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '');
  return Object.hasOwn(headersByFile, file) ? file : undefined;
}
