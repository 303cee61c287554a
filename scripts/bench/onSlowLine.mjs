// How long a visitor to the built shop waits on a slow line.
import { openShop } from '../openShop.mjs';
import { phone } from './weigh.mjs';

/** Slow 4G: 150 ms to and fro, 1.6 Mbit/s there, 0.75 back. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** In pixels a second: a whole screen in an eighth of one. */
const flickSpeed = 6_000;
/** How far a flick goes, in pixels: one screen, two, four and six. */
const flickDistances = [800, 1600, 3200, 4800];
export const desk = { viewport: { width: 1280, height: 800 } };
const smallPhone = { ...phone, viewport: { width: 360, height: 740 } };

/** In milliseconds. */
const targets = { blank: 400, toPreview: 10_000 };

/**
 * @param {import('playwright').Browser} browser
 * @returns {Promise<import('./figures.mjs').Row[]>}
 */
export async function measureOnSlowLine(browser) {
  const shop = await openShop();
  try {
    const blank = await flickThrough(browser, shop.url);
    const toPreview = {
      thumb: await tryFromHome(browser, shop.url, 'thumb'),
      keys: await tryFromHome(browser, shop.url, 'keys'),
    };
    const chart = 'Home to a preview with a name, slow 4G, 4x CPU';
    return [
      {
        chart: 'A window is blank in a flick, slow 4G, 1280 px',
        what: 'catalogue',
        figure: blank,
        unit: 'ms',
        most: targets.blank,
      },
      { chart, what: 'by thumb', figure: toPreview.thumb, unit: 'ms', most: targets.toPreview },
      { chart, what: 'by keys', figure: toPreview.keys, unit: 'ms', most: targets.toPreview },
    ];
  } finally {
    await shop.close();
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').BrowserContextOptions} options
 * @param {number} [rate] how many times slower than this machine
 */
export async function openSlowly(browser, options, rate = 1) {
  const page = await browser.newPage(options);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/**
 * The longest time for which a window in sight is without its picture, on the way and where the flick comes to rest.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function flickThrough(browser, url) {
  let longest = 0;
  for (const distance of flickDistances) longest = Math.max(longest, await flick(browser, url, distance));
  return Math.round(longest);
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} distance
 */
async function flick(browser, url, distance) {
  const page = await openSlowly(browser, desk);
  await page.goto(`${url}/templates`, { waitUntil: 'commit' });
  // A visitor who flicks has seen the first window. The others are loading, or not requested yet.
  await page.waitForFunction(() => {
    const first = /** @type {HTMLImageElement | null} */ (document.querySelector('article picture img'));
    return first?.complete && first.naturalWidth > 0;
  });
  await page.evaluate(() => {
    /** @type {Map<Element, number>} */
    const blank = new Map();
    Object.assign(window, { longestBlank: () => Math.max(0, ...blank.values()) });
    let before = performance.now();
    const look = (/** @type {number} */ now) => {
      for (const picture of document.querySelectorAll('article picture img')) {
        const { top, bottom } = picture.getBoundingClientRect();
        const { complete, naturalWidth } = /** @type {HTMLImageElement} */ (picture);
        const isInSight = bottom > 0 && top < innerHeight && picture.checkVisibility();
        if (isInSight && !(complete && naturalWidth > 0))
          blank.set(picture, (blank.get(picture) ?? 0) + now - before);
      }
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // A browser gesture scrolls nothing where there is no window: the script scrolls frame by frame.
  await page.evaluate(
    (/** @type {{ speed: number, distance: number }} */ { speed, distance: until }) =>
      new Promise((/** @type {(end: void) => void} */ end) => {
        let before = performance.now();
        const scroll = (/** @type {number} */ now) => {
          const from = scrollY;
          scrollBy({ top: (Math.max(1, now - before) / 1000) * speed, behavior: 'instant' });
          if (scrollY >= until || (scrollY === from && now > before)) return end();
          before = now;
          requestAnimationFrame(scroll);
        };
        requestAnimationFrame(scroll);
      }),
    { speed: flickSpeed, distance },
  );
  await page.waitForLoadState('networkidle');
  const longest = /** @type {number} */ (await page.evaluate('longestBlank()'));
  await page.close();
  return longest;
}

/**
 * From the address of the home page to a design with a name on it: typed, and sent, at a quarter of this machine's pace.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {'thumb' | 'keys'} by
 */
async function tryFromHome(browser, url, by) {
  const page = await openSlowly(browser, smallPhone, 4);
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Your shop’s name' });
  await field.fill('Margit’s');
  if (by === 'keys') await field.press('Enter');
  else await field.locator('xpath=ancestor::form').getByRole('button').tap();
  await page.frameLocator('iframe').getByText('Margit’s').first().waitFor({ state: 'attached' });
  const took = performance.now() - begun;
  await page.close();
  return Math.round(took);
}
