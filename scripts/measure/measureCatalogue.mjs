// Measures the catalogue of ten thousand templates, from key to results and to paint, then what the built shop's own weighs
// and how it does on a slow line: `npm run measure:catalogue`.
// How its figures are to be read is in docs/decisions/0016-catalogue-speed.md. A machine's pace changes from minute to
// minute, so a plain list takes turns with it: what both take longer for is the machine.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { build as buildShop } from '../build.mjs';
import { findOrInstallBrowser } from '../findBrowser.mjs';
import { budgets, measureOnSlowLine } from './onSlowLine.mjs';

const root = fileURLToPath(new URL('../../apps/site', import.meta.url));
const source = path.join(root, 'src/catalogue/CataloguePage');
const entries = new Map([
  [path.join(root, 'catalogue.html'), path.join(source, 'CataloguePage.bench.tsx')],
  [path.join(root, 'plain-list.html'), path.join(source, 'plainList.bench.tsx')],
]);
const runs = 5;
const keysPerRun = 40;
/** From the slowest key of a run to its results, in ms, at a quarter of this machine's pace. */
const budget = 60;

await buildShop({ onlyIfChanged: true });
const folder = await mkdtemp(path.join(os.tmpdir(), 'awning-measure-'));
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
const server = await preview({ root, build: { outDir: folder }, preview: { port: 4603, strictPort: true } });
const browser = await chromium.launch(await findOrInstallBrowser());

try {
  await compare(1);
  const worst = await compare(4);
  console.log(`The slowest key of a run takes ${worst} ms to its results, of ${budget}.`);
  if (worst > budget) process.exitCode = 1;
  await measureMemory();
  await tellOfSlowLine();
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

/**
 * Types in both pages by turns, each run in a new tab, and tells of the catalogue how long the slowest key of a run takes.
 * @param {number} rate how many times slower than this machine
 */
async function compare(rate) {
  const pages = [...entries.keys()].map((entry) => path.basename(entry));
  const seen = pages.map((page) => ({
    page,
    /** @type {Awaited<ReturnType<typeof timesOf>>[]} */ times: [],
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const { page, times } of seen) {
      const { tab, devtools } = await open(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      await type(tab, keysPerRun, rate);
      times.push(await timesOf(tab));
      await tab.close();
    }
  }
  console.log(
    `\nTen thousand templates, ${rate}x slower than this machine, ${runs} runs of ${keysPerRun} keys, in ms`,
  );
  const rows = seen.flatMap(({ page, times }) => [
    { page, to: 'results', ...summaryOf(times.map(({ results }) => results)) },
    { page, to: 'paint', ...summaryOf(times.map(({ paint }) => paint)) },
  ]);
  console.table(rows);
  return rows[0]?.['median of these'] ?? Number.POSITIVE_INFINITY;
}

/** Times that are those of a machine which has other things to do are to be asked again. */
async function tellOfSlowLine() {
  const figures = await measureOnSlowLine(browser);
  console.table(
    Object.entries(figures).map(([what, figure]) => ({ what, figure, 'at most': budgets[what] ?? '' })),
  );
  const isOver = Object.entries(budgets).some(([what, most]) => (figures[what] ?? Infinity) > most);
  if (isOver) process.exitCode = 1;
}

async function measureMemory() {
  const { tab, devtools } = await open('catalogue.html');
  await type(tab, keysPerRun, 1);
  const before = await heapOf(devtools);
  await type(tab, 200, 1);
  const after = await heapOf(devtools);
  console.log(`Elements: ${await tab.locator('*').count()}. Heap: ${before} kB, after 200 keys ${after} kB.`);
}

/** @param {string} page */
async function open(page) {
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
    // To the frame that is seen, to the nearest 8 ms.
    new PerformanceObserver((list) => {
      const events = /** @type {PerformanceEventTiming[]} */ (list.getEntries());
      for (const { interactionId, duration } of events) {
        if (interactionId) paint.set(interactionId, Math.max(duration, paint.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 });
    // To the frame in which they stand in the page. What is in sight then is what is there until the next key.
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

/** @param {readonly (readonly number[])[]} times of each run */
function summaryOf(times) {
  const all = times.flat();
  const worst = times.map((run) => Math.max(...run));
  return {
    keys: all.length,
    median: at(all, 0.5),
    '95th of a hundred': at(all, 0.95),
    'worst of each run': worst.map(Math.round).join(' '),
    'median of these': at(worst, 0.5),
  };
}

/**
 * @param {readonly number[]} times
 * @param {number} share
 */
function at(times, share) {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0);
}

/** @param {import('playwright').CDPSession} devtools */
async function heapOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1000);
}
