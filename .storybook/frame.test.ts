import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { buildIndex } from 'storybook/internal/core-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWindowless } from '../scripts/findBrowser.mjs';
import { runAside } from '../scripts/run.mjs';
import { readLibrary } from './library.ts';
import { words } from './search/words.ts';

const index = await buildIndex({ configDir: fileURLToPath(new URL('.', import.meta.url)) });
const shown = Object.values(index.entries).filter(({ tags }) => tags?.includes('dev'));

test('Storybook opens on Welcome', () => {
  expect(shown[0]).toMatchObject({ type: 'docs', title: 'Guide/Welcome' });
});

test('its sidebar has few roots, in the order in which they are looked for', () => {
  const roots = new Set(shown.map(({ title }) => title.split('/')[0]));
  expect([...roots]).toEqual(['Guide', 'Foundations', 'Components', 'Sections', 'Designs', 'Shop']);
});

const library = readLibrary();
const pieces = [...library.shelves, ...library.drawers].flatMap((shelf) => shelf.pieces);
const pageOf = (piece: string) => pieces.find(({ name }) => name === piece)?.page;

test('every link of the guide leads to a page that exists', () => {
  const pages = new Set(shown.filter(({ type }) => type === 'docs').map(({ id }) => id));
  expect(pieces.filter(({ page }) => !pages.has(page))).toEqual([]);
});

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const preview = '/preview.html';

/** Serves Storybook’s frame as it is built, with the whole search index around an empty window. */
async function openFrame(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    response.setHeader('content-type', contentTypes[path.extname(file)] ?? 'application/octet-stream');
    if (file === '/index.json') response.end(JSON.stringify(index));
    else if (file === preview) response.end('<!doctype html>');
    else
      readFile(path.join(folder, file)).then(
        (content) => response.end(content),
        () => response.writeHead(404).end(),
      );
  }).listen(0);
  await once(server, 'listening');
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

describe('in its frame', () => {
  let folder: string;
  let frame: Awaited<ReturnType<typeof openFrame>>;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'awning-storybook-'));
    // The stories, which take longest to build, are left out.
    const where = ['--preview-url', preview, '--output-dir', folder];
    await runAside('npx', ['storybook', 'build', '--quiet', ...where]);
    frame = await openFrame(folder);
    browser = await chromium.launch(await findWindowless());
    page = await browser.newPage();
    await page.goto(`${frame.url}?path=/docs/${pageOf('FaqAccordion')}`);
    await page.locator('[data-item-id]').first().waitFor();
  });

  afterAll(async () => {
    await browser?.close();
    frame?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The page that the first result of a search leads to. */
  async function find(query: string) {
    await page.getByRole('searchbox').fill(query);
    return page.getByRole('option').first().getAttribute('data-id');
  }

  test.for([
    ['hero', 'Hero'],
    ['footer', 'Footer'],
    ['testimonials', 'Testimonials'],
    ['contact', 'ContactForm'],
    ['gallery', 'Gallery'],
    ['header', 'HeaderRow'],
    ['menu', 'MenuList'],
    ['faq', 'FaqAccordion'],
    ['carou', 'Gallery'],
  ] as const)('“%s” finds the section before a page or a design that bears it', async ([query, piece]) => {
    expect(await find(query)).toBe(pageOf(piece));
  });

  test.for(Object.entries(words))('%s is found by what people call it', async ([piece, called]) => {
    expect(pageOf(piece)).toBeDefined();
    const found = [];
    for (const word of called) found.push([word, await find(word)]);
    expect(found).toEqual(called.map((word) => [word, pageOf(piece)]));
  });

  test('the tab names the page, and says that it is ours', async () => {
    await expect.poll(() => page.title()).toBe('FaqAccordion · Awning UI');
  });

  test('the frame has the theme of the toolbar', async () => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    // As the window with the stories reports it.
    const choose = async (theme: string) => {
      const globals = { theme };
      const told = { globals, userGlobals: globals, storyGlobals: {}, initialGlobals: { theme: 'day' } };
      const event = { type: 'globalsUpdated', args: [told], from: 'preview' };
      const stories = page.frames().find((one) => one.url().includes(preview));
      await stories!.evaluate(
        (message) => {
          parent.postMessage(message, '*');
        },
        JSON.stringify({ key: 'storybook-channel', event }),
      );
    };
    const byDay = await ground();
    await choose('night');
    await expect.poll(ground).not.toBe(byDay);
    await choose('day');
    await expect.poll(ground).toBe(byDay);
  });
});
