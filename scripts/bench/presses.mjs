// How soon the page shows that a control was pressed, at a quarter of this machine's pace; how soon the preview beside
// a form shows a letter; and how soon the next page comes on a slow line.
import { chromium } from 'playwright';
import { findOrInstallBrowser, findWindowless } from '../findBrowser.mjs';
import { openShop } from '../openShop.mjs';
import { median } from './figures.mjs';
import { desk, openSlowly } from './onSlowLine.mjs';
import { measurePreview } from './preview.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('./figures.mjs').Row} Row */

const phone = { viewport: { width: 360, height: 740 } };
const rate = 4;
const pressesPerRun = 8;
/** In milliseconds. */
const targets = { paint: 100, nextPage: 300 };

/** @type {readonly { what: string, path: string, options: import('playwright').BrowserContextOptions, press: (page: Page, place: number) => Promise<unknown> }[]} */
const presses = [
  {
    what: 'menu button',
    path: '/',
    options: phone,
    press: (page) => page.getByRole('banner').locator('summary').filter({ visible: true }).first().click(),
  },
  {
    what: 'filter',
    path: '/templates',
    options: desk,
    press: (page) => page.getByRole('checkbox', { name: /^Basic/ }).click({ force: true }),
  },
  {
    what: 'question',
    path: '/pricing',
    options: phone,
    press: (page, place) =>
      page
        .getByRole('main')
        .locator('#faq button[aria-expanded]')
        .nth(place % 2)
        .click(),
  },
  {
    what: 'add-on',
    path: '/checkout?template=barbershop-classic',
    options: desk,
    press: (page) => page.getByRole('checkbox', { name: /Blog Setup/ }).click({ force: true }),
  },
  {
    what: 'key in a trial',
    path: '/try/barbershop-classic',
    options: desk,
    press: (page) => page.getByRole('textbox', { name: 'Your shop’s name' }).press('x'),
  },
];

/** @param {import('./figures.mjs').Wishes} wishes */
export async function measure({ runs }) {
  const shop = await openShop();
  const browser = await chromium.launch(await findOrInstallBrowser());
  const windowless = await chromium.launch(await findWindowless());
  try {
    const worst = presses.map(() => /** @type {number[]} */ ([]));
    const nextPage = { hovered: /** @type {number[]} */ ([]), atOnce: /** @type {number[]} */ ([]) };
    for (let run = 0; run < runs; run += 1) {
      for (const [place, one] of presses.entries()) worst[place]?.push(await pressed(browser, shop.url, one));
      nextPage.hovered.push(await followed(browser, shop.url, { isHovered: true }));
      nextPage.atOnce.push(await followed(browser, shop.url, { isHovered: false }));
    }
    return [
      ...presses.map(({ what }, place) => ({
        chart: `INP: slowest of ${pressesPerRun} presses to the next paint, at ${rate}x CPU`,
        what,
        figure: median(worst[place] ?? []),
        unit: 'ms',
        most: targets.paint,
      })),
      {
        chart: 'Next page, slow 4G',
        what: 'link hovered before',
        figure: Math.round(median(nextPage.hovered)),
        unit: 'ms',
        most: targets.nextPage,
      },
      {
        chart: 'Next page, slow 4G',
        what: 'pressed at once',
        figure: Math.round(median(nextPage.atOnce)),
        unit: 'ms',
      },
      ...(await measurePreview(windowless, shop.url)),
    ];
  } finally {
    await browser.close();
    await windowless.close();
    await shop.close();
  }
}

/**
 * The slowest of some presses in a tab of its own, on a page that nothing has touched before the first of them. Browsers
 * report none that took less than 16 ms.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {typeof presses[number]} one
 * @returns {Promise<number>}
 */
async function pressed(browser, url, { path, options, press }) {
  const page = await browser.newPage({ ...options, baseURL: url });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    let slowest = 16;
    Object.assign(window, { slowest: () => slowest });
    new PerformanceObserver((list) => {
      const events = /** @type {PerformanceEventTiming[]} */ (list.getEntries());
      for (const { interactionId, duration } of events)
        if (interactionId) slowest = Math.max(slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  for (let place = 0; place < pressesPerRun; place += 1) {
    await press(page, place);
    // As long as a hand takes from one to the next.
    await page.waitForTimeout(300);
  }
  const slowest = /** @type {number} */ (await page.evaluate('slowest()'));
  await page.close();
  return slowest;
}

/**
 * From a press on a link of the home page to the heading of the page it leads to.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ isHovered: boolean }} options
 */
async function followed(browser, url, { isHovered }) {
  const page = await openSlowly(browser, desk);
  await page.goto(url, { waitUntil: 'networkidle' });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  if (isHovered) {
    await link.hover();
    await page.waitForLoadState('networkidle');
  } else await link.scrollIntoViewIfNeeded();
  const began = performance.now();
  await link.click();
  await page.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
  const took = performance.now() - began;
  await page.close();
  return took;
}
