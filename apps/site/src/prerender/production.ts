import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { originToFill, type PageContext, type RenderedPage } from '@awning/contract/renderer';
import { matchPath, matchRoutes, type RouteMatch } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { RouteHandle } from '../hydration/routeHandle.ts';
import { routes } from '../routes.ts';
import { samplePath } from '../try/samplePath.ts';
import { collectAssets, type Manifest } from './assets.ts';
import type { DemoAssets, DemoPage } from './demo.tsx';
import { lateDataFile, restScript, type LateFile } from './lateFiles.ts';
import { listPages } from './pages.ts';
import { machineTexts, type ListedPage } from './machineTexts.ts';
import { ownAddress } from './ownAddress.ts';
import { previewAt, previewFile, writePreview, type PreviewAssets } from './preview.ts';
import { createRenderer } from './render.tsx';
import { writeRss } from './rss.tsx';
import { readWrittenStyles, type WrittenStyles } from './writtenStyles.ts';

// This module is built to dist/server/render.js, beside the manifests of the client's builds.
const server = path.dirname(fileURLToPath(import.meta.url));
const client = path.join(server, '../client');

const readJson = async <Content>(file: string) =>
  JSON.parse(await readFile(path.join(server, file), 'utf8')) as Content;
const readStyles = (file: string) => readFile(path.join(client, file), 'utf8');

const pages = await readJson<Manifest>('manifest.json');
const previews = await readJson<Record<string, PreviewAssets>>('previews.json');

/** The module of each route that is a file of its own, by the route's id. */
const routeFiles = new Map(
  Object.keys(pages).flatMap((key) => {
    const [, id] = /\/routes\/(\w+)\.tsx$/.exec(key) ?? [];
    return id ? [[id, key]] : [];
  }),
);
// A module that is not among them came with the entry.
const filesOf = (ids: readonly string[]) => ids.flatMap((id) => routeFiles.get(id) ?? []);

const renderPage = createRenderer(({ eager, lazy }) =>
  collectAssets(pages, { eager: ['src/main.tsx', ...filesOf(eager)], lazy: filesOf(lazy) }, readStyles),
);

/** The folder of the demos' fonts in the build. */
const demoFonts = '/assets/demos/';

// They contain every design and every sample. All their pages are written when the site is built: a server needs them
// only to answer for pages that a demo does not have.
const loadDemos = () => import('./demo.tsx');

/** The styles and fonts of a demo: those of its design's sites. */
async function demoAssetsOf(templateId: string): Promise<Omit<DemoAssets, 'palettes'>> {
  const design = `../designs/${templateId}`;
  const { fonts } = await readJson<{ fonts: readonly string[] }>(`${design}/bundle.json`);
  const css = await readFile(path.join(server, design, 'styles.css'), 'utf8');
  return {
    css: css.replaceAll('url(fonts/', `url(${demoFonts}`),
    fonts: fonts.map((name) => demoFonts + name),
  };
}

async function renderDemoPage(demo: DemoPage): Promise<RenderedPage> {
  const { renderDemo } = await loadDemos();
  const { loadSample } = await import('@awning/templates/samples');
  const { palettes = [] } = (await loadSample(demo.templateId)) ?? {};
  return renderDemo(demo, { ...(await demoAssetsOf(demo.templateId)), palettes });
}

async function renderTriedPage(templateId: string, url: string): Promise<RenderedPage> {
  const { renderTried } = await import('./tried.tsx');
  return renderTried(templateId, url, await demoAssetsOf(templateId));
}

/** Renders the page at an address, the shop's or a demo's. */
export async function render(url: string, page?: PageContext): Promise<RenderedPage> {
  const previewed = previewAt(url);
  if (previewed) return renderTriedPage(previewed, url);
  const { pathname } = new URL(url, 'http://site.invalid');
  const demo = matchPath(paths.demo.pattern, pathname) && (await loadDemos()).demoAt(url);
  if (demo) return renderDemoPage(demo);
  const rendered = await renderPage(url, page);
  const styles = await writtenStylesOf(pathname);
  return rendered.write({ first: styles?.suffice(rendered.body) ? styles.first : undefined });
}

const knownStyles = new Map<string, Promise<WrittenStyles | undefined>>();

/** The styles with which the build wrote the page at a path. */
function writtenStylesOf(pathname: string): Promise<WrittenStyles | undefined> {
  const file = pageFile(pathname);
  if (!isWritten(pathname)) return Promise.resolve(undefined);
  const styles =
    knownStyles.get(file) ?? readStyles(file).then((html) => readWrittenStyles(html, readStyles));
  knownStyles.set(file, styles);
  return styles;
}

const asFile = ({ address, source }: LateFile) => ({ file: address.slice(1), html: source, headers: {} });

/** Renders every page that is the same for all visitors, with the file that each is written to. */
export async function* prerender() {
  const rendered = await Promise.all(
    listPages().map(async (listed) => ({ ...listed, page: await renderPage(listed.url) })),
  );
  const { firstStyles } = await import('./firstStyles.ts');
  const { sheets, firstOf } = firstStyles(rendered.map(({ page }) => page));
  for (const { file, css } of sheets) yield { file, html: css, headers: {} };
  yield asFile(restScript);
  const listed: ListedPage[] = [];
  for (const { url, file, page } of rendered) {
    const late = lateDataFile(page.late);
    yield asFile(late);
    const written = page.write({ first: firstOf(page), late: late.address });
    listed.push({ url, ...written });
    yield { file, ...written };
  }
  const { listDemoPages } = await loadDemos();
  for (const { file, ...demo } of listDemoPages()) yield { file, ...(await renderDemoPage(demo)) };
  for (const [id, assets] of Object.entries(previews))
    yield { file: previewFile(id), ...writePreview(id, assets) };
  const { loadSample } = await import('@awning/templates/samples');
  for (const id of Object.keys(previews))
    yield { file: samplePath(id).slice(1), html: JSON.stringify(await loadSample(id)), headers: {} };
  const texts = [...machineTexts(listed), { file: 'rss.xml', text: await writeRss(originToFill) }];
  for (const { file, text } of texts) yield { file, html: text, headers: {} };
}

// For the build: the texts on pictures, and the values for placeholders that no server fills in.
export { brand } from '@awning/content/brand';
export { originToFill } from '@awning/contract/renderer';

// Written at the end of the build: the headers of each prerendered file.
const headersByFile = await readJson<Record<string, Record<string, string>>>('headers.json').catch(
  (): Record<string, Record<string, string>> => ({}),
);

/** The headers of a prerendered file. */
export const headersOf = (file: string): Record<string, string> => headersByFile[file] ?? {};

/** Whether the page at a path shows templates in the order of sales. */
export const readsStandings = (pathname: string): boolean =>
  [paths.catalogue, paths.category].some(({ pattern }) => matchPath(pattern, pathname));

const pageFile = (pathname: string) => `${pathname.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '');
const isWritten = (pathname: string) => Object.hasOwn(headersByFile, pageFile(pathname));

/** The one address of the page at a path, if the site has such a page. */
export const addressOf = (pathname: string) => ownAddress(pathname, isWritten);

/** The prerendered file for a path, if its page is the same for all visitors, with any query. */
export function fileOf(pathname: string, query = ''): string | undefined {
  if (!isWritten(pathname)) return undefined;
  const file = pageFile(pathname);
  // The query of a preview is the look that it shows.
  return query && (previewAt(pathname) || readsQuery(pathname, file)) ? undefined : file;
}

// Matching takes longer than sending the file.
const queried = new Map<string, boolean>();

function readsQuery(pathname: string, file: string): boolean {
  const known = queried.get(file);
  if (known !== undefined) return known;
  const isTold = ({ route }: RouteMatch) => (route.handle as RouteHandle | undefined)?.readsQuery;
  const reads = matchRoutes(routes, pathname)?.some(isTold) ?? false;
  queried.set(file, reads);
  return reads;
}
