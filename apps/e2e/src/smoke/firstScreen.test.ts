import { expect, inject, test } from 'vitest';
import type { Page } from 'playwright';
import { visit } from '../support/browser.ts';

// One of each kind: pages of a kind have the same styles.
const pages = [
  '/',
  '/templates/barbershop/barbershop-classic',
  '/landing',
  '/pricing',
  '/blog',
  '/blog/price-list',
];
const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1280, height: 800 } };
/** The properties by which a visitor would see a change. */
const seen = [
  'color',
  'background-color',
  'border-top-color',
  'fill',
  'font-family',
  'font-weight',
  'opacity',
  'visibility',
];
const sheet = /\/assets\/styles-[\w-]+\.css$/;

test.each(pages.flatMap((address) => [phone, desktop].map((size) => [address, size] as const)))(
  'the first screen of %s is painted before the rest has its styles, and stays as it is (%o)',
  async (address, size) => {
    const { page } = await visit('about:blank', { ...size, javaScriptEnabled: false });
    let send = () => {};
    const isAwaited = new Promise<void>((resolve) => (send = resolve));
    await page.route(sheet, async (route) => {
      await isAwaited;
      await route.continue();
    });
    await page.goto(inject('shopUrl') + address, { waitUntil: 'commit' });
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(paints).toBe(1);
    await page.evaluate(() => document.fonts.ready);
    const before = await page.evaluate(looksOf, { end: '#fold', only: seen });
    send();
    await page.waitForLoadState();
    const after = await page.evaluate(looksOf, { end: '#fold', only: seen });
    expect(before.length).toBeGreaterThan(20);
    expect(await page.locator('#fold').count()).toBe(1);
    expect(after).toEqual(before);
  },
);

test.each(pages)('%s looks as it would with all its styles in their order', async (address) => {
  const { page } = await visit('about:blank', { ...desktop, bypassCSP: true, javaScriptEnabled: false });
  // A late picture or font would count as a difference.
  await page.route(/\.(avif|webp|woff2)$/, (route) => route.abort());
  await page.goto(inject('shopUrl') + address);
  const inTwo = await page.evaluate(looksOf, {});
  await wearInOrder(page);
  expect(await page.evaluate(looksOf, {})).toEqual(inTwo);
});

/** Replaces the styles of a page: as files, one after the other, as they were before they were split. */
async function wearInOrder(page: Page) {
  const data = await page.evaluate(() => document.querySelector('#page-data')?.textContent ?? '');
  const { late } = JSON.parse(data) as { late: string };
  const source = await (await fetch(inject('shopUrl') + late)).text();
  const { styles } = JSON.parse(source.replace('export default ', '')) as { styles: string[] };
  const texts = styles.map(async (href) => (await fetch(inject('shopUrl') + href)).text());
  const css = (await Promise.all(texts)).join('');
  await page.evaluate((text) => {
    for (const old of document.querySelectorAll('style,link[rel=stylesheet]')) old.remove();
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }));
  }, css);
}

/** The look and position of each element up to the one that a selector names, except drawings that load late. */
function looksOf({ end, only }: { end?: string; only?: readonly string[] }) {
  // Its size is known only once it is laid out, which waits until it comes near; the element's position is measured.
  const isMeasured =
    /^((block|inline)-size|width|height|(perspective|transform)-origin|margin-(inline-(start|end)|left|right))$/;
  const names = only ?? [...getComputedStyle(document.body)].filter((name) => !isMeasured.test(name));
  const all = [...document.body.querySelectorAll(':not(script, link, use)')];
  const fold = document.querySelector('#fold');
  // Containers of the first screen's end grow with the content behind it.
  const elements = all.filter((element) => element === fold || !element.contains(fold));
  const last = end === undefined ? -1 : elements.findIndex((element) => element.matches(end));
  return elements.slice(0, last === -1 ? elements.length : last).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const looks = ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      if (part !== '' && style.content === 'none') return '';
      return names.map((name) => style.getPropertyValue(name)).join(';');
    });
    return `${element.tagName}.${element.className} ${[x, y, width, height].join(' ')} ${looks.join()}`;
  });
}
