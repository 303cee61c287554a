// Measures the catalogue of ten thousand templates, from keystroke to paint: `npm run measure:catalogue`.
// Its budget: at a quarter of this machine's pace 60 ms at worst, a thousand elements, and memory that does not grow.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { findOrInstallBrowser } from './findBrowser.mjs';

const root = fileURLToPath(new URL('../apps/site', import.meta.url));
const entry = path.join(root, 'src/pages/CataloguePage/CataloguePage.bench.tsx');
const folder = await mkdtemp(path.join(os.tmpdir(), 'awning-measure-'));
const page = 'bench.html';

await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: page } },
  plugins: [
    {
      name: 'bench-page',
      resolveId: (id) => (id === page ? path.join(root, page) : undefined),
      load: (id) =>
        id === path.join(root, page)
          ? `<!doctype html><html lang="en"><title>Catalogue</title><script type="module" src="${entry}"></script></html>`
          : undefined,
    },
  ],
});
const server = await preview({ root, build: { outDir: folder }, preview: { port: 4603, strictPort: true } });
const browser = await chromium.launch(await findOrInstallBrowser());

try {
  for (const rate of [1, 4]) await measure(rate);
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

/** @param {number} rate how many times slower than this machine */
async function measure(rate) {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await tab.goto(`http://localhost:4603/${page}`);
  await tab.getByRole('article').first().waitFor();
  await tab.waitForTimeout(1000);
  const devtools = await tab.context().newCDPSession(tab);
  await tab.evaluate(() => {
    /** @type {Map<number, number>} */
    const times = new Map();
    Object.assign(window, { times });
    // Of each interaction, the time from the key to the frame that shows what it did, to the nearest 8 ms.
    new PerformanceObserver((list) => {
      const events = /** @type {PerformanceEventTiming[]} */ (list.getEntries());
      for (const { interactionId, duration } of events) {
        if (interactionId) times.set(interactionId, Math.max(duration, times.get(interactionId) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await tab.getByRole('searchbox').focus();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });

  const type = async () => {
    for (let key = 0; key < 200; key += 1) {
      await tab.keyboard.press(key % 8 < 4 ? ('barb'[key % 4] ?? '') : 'Backspace');
      await tab.waitForTimeout(40 * rate);
    }
  };
  await type();
  const times = await tab.evaluate(() => [
    .../** @type {{ times: Map<number, number> }} */ (/** @type {unknown} */ (window)).times.values(),
  ]);
  // Looked at afterwards, and on keys of its own: a collection throws compiled code away too, and the next key waits for it.
  const heapBefore = await heapOf(devtools);
  await type();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  console.log(`\nTen thousand templates, ${rate}x slower than this machine`);
  console.table({
    keystrokes: times.length,
    'keystroke to paint, median, ms': at(0.5),
    '95th of a hundred, ms': at(0.95),
    'second worst, ms': Math.round(sorted.at(-2) ?? 0),
    'worst, ms': at(1),
    elements: await tab.locator('*').count(),
    'heap before, kB': heapBefore,
    'heap after, kB': await heapOf(devtools),
  });
  await tab.close();
}

/** @param {import('playwright').CDPSession} devtools */
async function heapOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1000);
}
