// How long a letter takes from the key to the preview beside the form, in the workshop and where a design is tried, at
// a quarter of this machine's processor. Each site has all of its design's sample content. Beside the elapsed time it
// counts how long the page and its frame worked, which is the same on a busy machine.
import { buyAndFillIn, readSample } from './buyAndFillIn.mjs';
import { at } from './figures.mjs';

const designs = ['barbershop-classic', 'trainer-lane', 'restaurant-noodle'];
const keystrokes = 200;
const slowdown = 4;
/** In milliseconds, for the worst of all. */
const target = 100;

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url of the shop
 * @returns {Promise<import('./figures.mjs').Row[]>}
 */
export async function measurePreview(browser, url) {
  const rows = [];
  for (const id of designs) {
    const order = await buyAndFillIn(url, id, await readSample(id));
    rows.push(
      ...rowsOf(id, await typeBeside(browser, url, { address: `${order}/tell/name`, field: 'Name' })),
      ...rowsOf(
        `${id}, tried`,
        await typeBeside(browser, url, { address: `/try/${id}`, field: 'Your shop’s name' }),
      ),
    );
  }
  return rows;
}
const slowest = `Slowest of ${keystrokes} keys to the preview beside a form, ${slowdown}x CPU`;
const usual = `Median of ${keystrokes} keys to the preview beside a form, ${slowdown}x CPU`;

/**
 * @param {string} what
 * @param {{ times: number[], work: number[] }} measured
 * @returns {import('./figures.mjs').Row[]}
 */
const rowsOf = (what, { times, work }) => [
  { chart: slowest, what, figure: Math.round(at(times, 1)), unit: 'ms', most: target },
  { chart: slowest, what: `${what}, of it at work`, figure: Math.round(at(work, 1)), unit: 'ms' },
  { chart: usual, what, figure: Math.round(at(times, 0.5)), unit: 'ms' },
  { chart: usual, what: `${what}, of it at work`, figure: Math.round(at(work, 0.5)), unit: 'ms' },
];

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ address: string, field: string }} where
 */
async function typeBeside(browser, url, { address, field: label }) {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  const field = page.getByRole('textbox', { name: label, exact: true });
  // It rests until it is touched.
  await field.focus();
  await page.waitForFunction(() => !('awaitingScript' in window));
  const handle = await page.waitForSelector('iframe');
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('There is no preview.');
  await frame.waitForSelector('h1');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('End');

  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.evaluate(() => {
    /** @type {{ pressed: number, shown: number[], tell: () => void }} */
    const seen = { pressed: 0, shown: [], tell: () => undefined };
    Object.assign(window, { seen });
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => (seen.pressed = performance.timeOrigin + timeStamp),
      true,
    );
  });
  await frame.evaluate(() => {
    let waits = false;
    new MutationObserver(() => {
      if (waits) return;
      waits = true;
      // A callback in a frame runs once the frame has been drawn.
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.start();
        painted.port1.addEventListener('message', () => {
          waits = false;
          /** @type {{ pressed: number, shown: number[], tell: () => void }} */
          const seen = Reflect.get(window.parent, 'seen');
          seen.shown.push(performance.timeOrigin + performance.now() - seen.pressed);
          seen.tell();
        });
        painted.port2.postMessage(undefined);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

  /** @type {number[]} */
  const work = [];
  for (let count = 0; count < keystrokes; count += 1) {
    const before = await worked();
    const shown = page.evaluate(
      (so) =>
        new Promise((resolve) => {
          const seen = Reflect.get(window, 'seen');
          seen.tell = () => seen.shown.length > so && resolve(undefined);
          seen.tell();
        }),
      count,
    );
    await page.keyboard.press(count % 2 === 0 ? 'x' : 'Backspace');
    await shown;
    work.push((await worked()) - before);
  }
  /** @type {number[]} */
  const times = await page.evaluate(() => Reflect.get(window, 'seen').shown);
  await page.close();
  return { times, work };
}
