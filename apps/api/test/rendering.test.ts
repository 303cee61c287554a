import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { RenderBusy, openRenderThread } from '../src/site/rendering/renderThread.ts';
import { loadSite } from '../src/site/loadSite.ts';
import { emptyFolder, renderWorker } from '../src/testing/builtServer.ts';
import { createTestApp } from '../src/testing/createTestApp.ts';
import { runCrowd } from '../src/testing/runCrowd.ts';

// Each page takes 50 ms of a core, as the slowest do on a small machine.
const source = `
export async function render(url, page = {}) {
  if (url === '/broken') throw new TypeError('A word is missing.');
  if (url === '/deadly') process.exit(3);
  const cost = url.startsWith('/quick') ? 0 : 50;
  for (const end = performance.now() + cost; performance.now() < end || url === '/endless'; );
  return { status: 404, html: '<h1>' + url + '</h1><p>' + JSON.stringify(page) + '</p>', headers: { 'x-rendered': '1' } };
}
export const headersOf = () => ({});
export const readsStandings = () => false;
export const addressOf = (pathname) => (pathname === '/' ? '/' : undefined);
export const fileOf = (pathname) => (pathname === '/' ? 'index.html' : undefined);
`;

async function createDist() {
  const dist = await emptyFolder();
  for (const folder of ['server', 'client']) await mkdir(path.join(dist, folder));
  await writeFile(path.join(dist, 'server', 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(dist, 'server', 'render.js'), source);
  await writeFile(path.join(dist, 'client', 'index.html'), '<h1>Home</h1>');
  return pathToFileURL(`${dist}/`);
}

async function openThread() {
  const renderer = new URL('server/render.js', await createDist());
  const thread = openRenderThread({ workerFile: renderWorker, renderer });
  onTestFinished(() => thread.close());
  return thread;
}

test('the thread returns a page as it was rendered, with the server’s own data', async () => {
  const { render } = await openThread();

  expect(await render('/nothing', { newsletterLink: 'open' })).toEqual({
    status: 404,
    html: '<h1>/nothing</h1><p>{"newsletterLink":"open"}</p>',
    headers: { 'x-rendered': '1' },
  });
});

test('the thread starts with the first page, and not before', async () => {
  const ports = () => process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length;
  const before = ports();
  const { render } = await openThread();
  expect(ports()).toBe(before);
  await render('/nothing');
  expect(ports()).toBeGreaterThan(before);
});

test.runIf(process.platform === 'linux')(
  'the thread lowers its priority, but not before its first page is rendered',
  async () => {
    const dist = await createDist();
    const renderer = new URL('server/render.js', dist);
    await writeFile(
      renderer,
      `import { getPriority } from 'node:os';
     export const render = async () => ({ status: 200, html: String(getPriority(0)), headers: {} });`,
    );
    const { render, close } = openRenderThread({ workerFile: renderWorker, renderer });
    onTestFinished(close);
    const own = getPriority(0);

    expect((await render('/')).html).toBe(`${own}`);
    expect((await render('/')).html).toBe(`${Math.max(own, 5)}`);
  },
);

test('a page that throws reports why, and the next is rendered', async () => {
  const { render } = await openThread();

  await expect(render('/broken')).rejects.toThrow('A word is missing.');
  expect((await render('/nothing')).html).toContain('/nothing');
});

test('a thread that dies loses one page, and another renders the rest', async () => {
  const { render } = await openThread();
  const [deadly, waiting] = await Promise.allSettled([render('/deadly'), render('/nothing')]);

  expect(deadly).toMatchObject({ reason: { message: 'The thread has ended with 3.' } });
  expect(waiting).toMatchObject({ value: { status: 404 } });
});

test('an endless page is given up after eight seconds, and another thread renders the rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { render } = await openThread();
  const over = vi.fn<(error: unknown) => void>();
  const endless = render('/endless').catch(over);

  await vi.advanceTimersByTimeAsync(7_999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await endless;
  expect(over).toHaveBeenCalledWith(expect.any(RenderBusy));
  expect((await render('/nothing')).html).toContain('/nothing');
});

test('while one page is rendered a hundred wait, and no more', async () => {
  const { render } = await openThread();
  const asked = await Promise.allSettled(
    Array.from({ length: 150 }, (_, count) => render(`/quick-${count}`)),
  );

  expect(asked.map(({ status }) => status)).toEqual([
    ...Array(101).fill('fulfilled'),
    ...Array(49).fill('rejected'),
  ]);
});

// A process of its own, so that clients and server do not share one. Each client asks again as soon as it is answered.
const crowd = `
const { Agent, get } = require('node:http');
const [url, people, from, until] = [process.argv[1], Number(process.argv[2]), process.argv[3], Date.now() + Number(process.argv[4])];
const agent = new Agent({ keepAlive: true, maxSockets: people });
const headers = { accept: 'text/html', 'x-forwarded-for': from };
const counts = {};
const one = async (_, person) => {
  for (let count = 0; Date.now() < until; count += 1) {
    const status = await new Promise((resolve, reject) => {
      const address = url.replace('*', person + '-' + count);
      get(address, { agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      }).once('error', reject);
    });
    counts[status] = (counts[status] ?? 0) + 1;
  }
};
Promise.all(Array.from({ length: people }, one)).then(() => {
  agent.destroy();
  console.log(JSON.stringify(counts));
});
`;

const ask = (url: string, people: number, from: string, milliseconds: number) =>
  runCrowd(crowd, url, people, from, milliseconds);

test.runIf(inject('isNightly'))(
  'the home page stays available while sixteen clients request ever-different pages',
  async () => {
    const loaded = await loadSite(await createDist(), renderWorker);
    onTestFinished(() => loaded?.close());
    const { app } = await createTestApp({
      site: loaded!.site,
      rateLimits: true,
      trustProxy: ['127.0.0.1'],
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const home = async () => (await ask(`${url}/`, 2, '203.0.113.1', 1_500))['200']!;

    const quiet = await home();
    const rendering = ask(`${url}/slow-*`, 16, '203.0.113.2', 2_500);
    const besideRendering = await home();
    const rendered = await rendering;
    const headers = { accept: 'text/html', 'x-forwarded-for': '203.0.113.3' };
    for (let count = 0; count < 120; count += 1) await app.inject({ url: `/quick-${count}`, headers });
    const refusing = ask(`${url}/quick-*`, 16, '203.0.113.3', 2_500);
    const besideRefusing = await home();
    const refused = await refusing;

    const told = { quiet, besideRendering, besideRefusing, rendered, refused };
    process.stdout.write(`Home pages in a second and a half: ${JSON.stringify(told)}\n`);
    expect(besideRendering).toBeGreaterThan(quiet / 5);
    expect(besideRefusing).toBeGreaterThan(quiet / 5);
    expect(Object.keys(rendered)).toEqual(['404']);
    expect(rendered['404']).toBeGreaterThan(16);
    // One at a time, fifty a second at most.
    expect(Object.keys(refused)).toEqual(['429']);
    expect(refused['429']).toBeLessThan(250);
  },
);

const built = new URL('../../site/dist/server/', import.meta.url);

/** The files that a module loads before it can run, itself among them. */
async function broughtBy(file: URL, brought = new Map<string, string>()): Promise<Map<string, string>> {
  if (brought.has(file.href)) return brought;
  const words = await readFile(file, 'utf8');
  brought.set(file.href, words);
  for (const [, next = ''] of words.matchAll(/^(?:import|export) (?:.* from )?"(\.[^"]+)";$/gm))
    await broughtBy(new URL(next, file), brought);
  return brought;
}

test('the built site renders with React’s production build, and loads no demo before one is requested', async () => {
  const brought = await broughtBy(new URL('render.js', built));
  const all = [...brought.values()].join('\n');

  expect(brought.size).toBeGreaterThan(10);
  expect(all).toContain('renderToString');
  expect(all).not.toContain('process.env.NODE_ENV');
  // A dish on one of them.
  expect(all).not.toContain('Cockles, a pint of');
  expect(await readFile(new URL('render.js', built), 'utf8')).toContain('import("./assets/demo-');
});
