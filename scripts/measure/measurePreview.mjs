// Measures how long a letter takes from the key to the preview beside the form, at a quarter of this machine's processor:
// `npm run measure:preview [keystrokes]`. Each site says all that its design's sample says. Beside the time that passes it
// tells what of it the page and its frame worked, which is the same on a machine that has other things to do.
import { chromium } from 'playwright';
import { build } from '../build.mjs';
import { findWindowless } from '../findBrowser.mjs';
import { openShop } from '../openShop.mjs';
import { buyAndFillIn, readSample } from './buyAndFillIn.mjs';

const [keystrokes = '200'] = process.argv.slice(2);
const designs = ['barbershop-classic', 'trainer-lane', 'restaurant-noodle'];
const slowdown = 4;
/** In milliseconds, for the worst of all. */
const budget = 100;

await build({ onlyIfChanged: true });
const shop = await openShop();
const browser = await chromium.launch(await findWindowless());
try {
  const rows = [];
  for (const id of designs)
    rows.push({
      design: id,
      ...(await measure(`${await buyAndFillIn(shop.url, id, await readSample(id))}/tell/name`)),
    });
  console.table(rows);
  if (rows.some(({ worst }) => worst > budget)) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.close();
}

/** @param {string} address */
async function measure(address) {
  const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 1280, height: 800 } });
  await page.goto(address);
  await page.waitForFunction(() => !('awaitingScript' in window));
  const handle = await page.waitForSelector('iframe');
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('There is no preview.');
  await frame.waitForSelector('h1');
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  await field.focus();
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
      // What is asked for in a frame's own turn is done once the frame has been drawn.
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
  for (let count = 0; count < Number(keystrokes); count += 1) {
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
  const at = sharesOf(times);
  const atWork = sharesOf(work);
  return {
    keystrokes: times.length,
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
    'median work': atWork(0.5),
    'p95 work': atWork(0.95),
    'worst work': atWork(1),
  };
}

/** @param {number[]} times */
function sharesOf(times) {
  const sorted = times.toSorted((one, other) => one - other);
  /** @param {number} share */
  return (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}
