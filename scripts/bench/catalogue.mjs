// The catalogue of many templates, from key to results and to paint, beside a plain list of 24; then the shop's own on
// a slow line. docs/decisions/0016-catalogue-speed.md explains its figures. A machine's pace changes from minute to
// minute, so all take turns: a time that grows for all is the machine's.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { findOrInstallBrowser } from '../findBrowser.mjs';
import { median } from './figures.mjs';
import { measureOnSlowLine } from './onSlowLine.mjs';

/** @typedef {import('./figures.mjs').Row} Row */

const root = fileURLToPath(new URL('../../apps/site', import.meta.url));
const source = path.join(root, 'src/catalogue/CataloguePage');
const entries = new Map([
  [path.join(root, 'catalogue.html'), path.join(source, 'CataloguePage.bench.tsx')],
  [path.join(root, 'plain-list.html'), path.join(source, 'plainList.bench.tsx')],
]);
const lists = [
  { what: '25 templates', page: 'catalogue.html?25' },
  { what: '1,000 templates', page: 'catalogue.html?1000' },
  { what: '10,000 templates', page: 'catalogue.html?10000' },
  { what: '10,000 in a plain list', page: 'plain-list.html', isOthers: true },
];
const keysPerRun = 40;
/** How many times slower than this machine. */
const slowdown = 4;
/** From the slowest key of a run to its results, in milliseconds; and how many elements there may be. */
const targets = { results: 60, elements: 1_000 };

/** @param {import('./figures.mjs').Wishes} wishes */
export async function measure({ runs }) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'awning-bench-'));
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: [...entries.keys()] } },
    plugins: [
      {
        name: 'bench-pages',
        resolveId: (id) => (entries.has(id) ? id : undefined),
        load: (id) =>
          entries.has(id)
            ? `<!doctype html><html lang="en"><title>Catalogue</title><script type="module" src="${entries.get(id)}"></script></html>`
            : undefined,
      },
    ],
  });
  const server = await preview({
    root,
    build: { outDir: folder },
    preview: { port: 4603, strictPort: true },
  });
  const browser = await chromium.launch(await findOrInstallBrowser());
  try {
    return [
      ...(await measureKeys(browser, runs)),
      ...(await measureMemory(browser)),
      ...(await measureOnSlowLine(browser)),
    ];
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Types in all lists by turns, each run in a new tab. The slowest key of a run counts.
 *
 * @param {import('playwright').Browser} browser
 * @param {number} runs
 * @returns {Promise<Row[]>}
 */
async function measureKeys(browser, runs) {
  const seen = lists.map((list) => ({
    ...list,
    results: /** @type {number[]} */ ([]),
    paint: /** @type {number[]} */ ([]),
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const { page, results, paint } of seen) {
      const { tab, devtools } = await open(browser, page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await type(tab, keysPerRun, slowdown);
      const times = await timesOf(tab);
      results.push(Math.max(...times.results));
      paint.push(Math.max(...times.paint));
      await tab.close();
    }
  }
  return [
    ...seen.map(({ what, results, isOthers }) => ({
      chart: `Slowest key of ${keysPerRun} to its results, at ${slowdown}x CPU`,
      what,
      figure: Math.round(median(results)),
      unit: 'ms',
      ...(!isOthers && { most: targets.results }),
    })),
    ...seen.map(({ what, paint }) => ({
      chart: `Slowest key of ${keysPerRun} to the next paint, at ${slowdown}x CPU`,
      what,
      figure: Math.round(median(paint)),
      unit: 'ms',
    })),
  ];
}

/**
 * @param {import('playwright').Browser} browser
 * @returns {Promise<Row[]>}
 */
async function measureMemory(browser) {
  const { tab, devtools } = await open(browser, 'catalogue.html?10000');
  await type(tab, keysPerRun, 1);
  const before = await heapOf(devtools);
  await type(tab, 200, 1);
  const after = await heapOf(devtools);
  const figure = await tab.locator('*').count();
  await tab.close();
  return [
    { chart: 'Elements', what: '10,000 templates', figure, unit: '', most: targets.elements },
    { chart: 'Memory of scripts, 10,000 templates', what: 'at first', figure: before, unit: 'kB' },
    { chart: 'Memory of scripts, 10,000 templates', what: 'after 200 keys', figure: after, unit: 'kB' },
  ];
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} page
 */
async function open(browser, page) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  tab.on('pageerror', (error) => {
    throw error;
  });
  await tab.goto(`http://localhost:4603/${page}`);
  await tab.getByRole('article').first().waitFor();
  await tab.waitForTimeout(1000);
  await tab.evaluate(() => {
    /** @type {Map<number, number>} */
    const paint = new Map();
    /** @type {{ time: number, shown: string }[]} */
    const results = [];
    Object.assign(window, {
      times: () => ({ paint: [...paint.values()], results: results.map(({ time }) => time) }),
    });
    // To the frame that is painted, to the nearest 8 ms.
    new PerformanceObserver((list) => {
      const events = /** @type {PerformanceEventTiming[]} */ (list.getEntries());
      for (const { interactionId, duration } of events) {
        if (interactionId) paint.set(interactionId, Math.max(duration, paint.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 });
    // To the frame in which they are in the page. Their visible part then stays until the next key.
    const inSight = () =>
      [document.querySelector('[role=status]'), ...[...document.querySelectorAll('article')].slice(0, 2)]
        .map((element) => element?.textContent)
        .join(' | ');
    let pressed = 0;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const last = results.at(-1);
        if (last && last.shown !== inSight()) throw new Error(`First ${last.shown}, then ${inSight()}.`);
        pressed = timeStamp;
      },
      { capture: true },
    );
    addEventListener('input', () => {
      const from = pressed;
      requestAnimationFrame(() => results.push({ time: performance.now() - from, shown: inSight() }));
    });
  });
  await tab.getByRole('searchbox').focus();
  return { tab, devtools: await tab.context().newCDPSession(tab) };
}

/**
 * @param {import('playwright').Page} tab
 * @param {number} keys
 * @param {number} rate
 */
async function type(tab, keys, rate) {
  for (let key = 0; key < keys; key += 1) {
    await tab.keyboard.press(key % 8 < 4 ? ('barb'[key % 4] ?? '') : 'Backspace');
    await tab.waitForTimeout(40 * rate);
  }
}

/**
 * @param {import('playwright').Page} tab
 * @returns {Promise<{ results: number[], paint: number[] }>}
 */
function timesOf(tab) {
  return tab.evaluate('times()');
}

/** @param {import('playwright').CDPSession} devtools */
async function heapOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1000);
}
