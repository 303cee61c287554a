import { existsSync } from 'node:fs';
import { catalogue } from '@awning/templates/catalogue';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { findMisfits } from '../../../../.storybook/promises/misfits.ts';
import { walkDemo } from '../../../../scripts/walkDemo.mjs';
import { sideways, violations } from '../support/barriers.ts';
import { visit } from '../support/browser.ts';
import { askedToday, designsToday } from '../support/nightly.ts';

const homeOf = (id: string) => `/demos/${id}/`;

const walked = new Map<string, ReturnType<typeof walkDemo>>();

function pagesFrom(home: string) {
  const pages = walked.get(home) ?? walkDemo(inject('shopUrl'), home);
  walked.set(home, pages);
  return pages;
}

test.each(catalogue)(
  'every page of $name is linked from its demo, and no other page is',
  async ({ id, pages }) => {
    expect([...(await pagesFrom(homeOf(id))).keys()]).toHaveLength(pages.length);
  },
);

test('the bar over a demo weighs less than 3 kB with its styles', async () => {
  const html = (await pagesFrom(homeOf('barbershop-classic'))).get(homeOf('barbershop-classic')) ?? '';
  const parts = [/<aside class="shop-bar".*?<\/aside>/s, /<style>\.shop-bar.*?<\/style>/s];
  const lengths = parts.map((part) => part.exec(html)?.[0].length ?? Infinity);
  expect(lengths.reduce((sum, length) => sum + length)).toBeLessThan(3000);
});

/** A text without soft hyphens. */
const unmarked = (said: string) => said.replaceAll('\u00AD', '');

/** Whether a page has a table of opening hours. */
const hasHours = ([, html]: readonly [address: string, html: string]) => /<tr\b[^>]* data-on="/.test(html);

// A Friday evening in Britain is a Saturday morning in Auckland, where the visitor of these tests is.
const friday = new Date('2026-10-16T19:30:00Z');
/** All are closed, and the longest day is next: whether they are open is said in the most words. */
const beforeWednesday = new Date('2026-10-20T22:45:00Z');
const desktop = { width: 1280, height: 740 };
const phone = { width: 360, height: 740 };
const narrow = { width: 320, height: 740 };
/** The phone that Lighthouse simulates. */
const lighthouse = { width: 412, height: 823 };

/** On that Friday the visitor sees which row of the opening hours is today's at the business. */
async function expectToday(page: Page) {
  const today = page.locator('tr[aria-current="date"]');
  await today.getByText('Today', { exact: true }).waitFor();
  expect.soft(await today.getAttribute('data-on'), 'today').toMatch(/\bFri\b/);
  expect.soft(await page.locator('[data-today]:visible').count(), 'today').toBe(1);
}

/** No row is marked as today's where nothing can tell the day. */
async function expectNoToday(page: Page) {
  const table = page.getByRole('table').filter({ has: page.locator('[data-on]') });
  await table.first().waitFor();
  expect.soft(await page.locator('[data-today]:visible').count(), page.url()).toBe(0);
}

/** A design that draws from content has its demo in a file of its own. */
const isFreed = (id: string) =>
  existsSync(new URL(`../../../../packages/templates/src/${id}/demo.ts`, import.meta.url));

const firstScreen = 600;
const longest = 6000;

/** The sale on a phone: the trade, the place, the number and one action are visible without scrolling. */
async function expectToSell(page: Page) {
  // The bar is over the demo alone.
  await page.getByRole('complementary', { name: 'Awning' }).evaluate((bar) => bar.remove());
  const line = page.getByRole('region', { name: 'In short' });
  const call = line.getByRole('link').first();
  for (const [name, part] of Object.entries({ 'what it is, and where': line, 'its number': call })) {
    const box = await part.boundingBox();
    expect.soft((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(firstScreen);
  }
  expect.soft(await call.getAttribute('href'), 'its number').toMatch(/^tel:\+\d+$/);
  const bar = page.getByRole('navigation', { name: 'Contact' });
  const ways = await bar.getByRole('link').allInnerTexts();
  expect.soft(ways.join(', ')).toMatch(/^Call, (?:(?:Book|Order|Join), )?Directions$/);
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect.soft(Math.round(y + height), 'the foot of the bar').toBe(phone.height);

  // The top of the page repeats the bar's action; without one in the bar, visitors just walk in.
  const asked = ways.length === 3 ? await bar.getByRole('link').nth(1).getAttribute('href') : undefined;
  const banner = page.getByRole('banner');
  const way = asked ? `a[href="${asked}"], a[href="${asked.replace('#ask', '')}"]` : 'a[href]';
  const action = banner.locator(way).filter({ visible: true }).last();
  expect.soft(await action.count(), 'what to do').toBe(1);
  expect.soft((await action.boundingBox())?.y ?? Infinity, 'what to do').toBeLessThan(firstScreen);

  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  expect.soft(tall, 'how tall the page is').toBeLessThanOrEqual(longest);

  const main = page.getByRole('main');
  expect.soft(await main.getByText(/£\d/).count(), 'prices').toBeGreaterThan(0);
  expect.soft(await page.getByRole('table', { name: 'Opening hours' }).count(), 'hours').toBeGreaterThan(0);
  expect.soft(await page.locator('a[href*="openstreetmap.org"]').count(), 'a map').toBeGreaterThan(0);
}

/** The bar at the foot of the window leaves enough of the elements that it covers, however high the window is. */
async function expectNoneHalfCovered(page: Page, sizes: readonly (typeof phone)[], where: string) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const height = `${page.url()} ${where}, ${size.height} px high`;
    expect.soft(await violations(page, 'targets'), height).toEqual([]);
  }
}

/** One page as it is served and styled, in addition to its stories. */
async function expectNoBarrier(page: Page) {
  expect.soft(await violations(page), `${page.url()} at 360 px`).toEqual([]);
  const sizes = [{ ...phone, height: 640 }, { ...phone, height: 800 }, lighthouse];
  await expectNoneHalfCovered(page, sizes, 'by itself');
}

test('the sale on a phone is checked for ten designs or more', () => {
  expect(catalogue.filter(({ id }) => isFreed(id)).length).toBeGreaterThanOrEqual(10);
});

test('the check finds a word broken without a hyphen, and a price that is cut', async () => {
  const { page } = await visit('about:blank');
  const box = (style: string, words: string) => `<p class="box" style="${style}">${words}</p>`;
  await page.setContent(
    [
      box('inline-size: 3em; overflow-wrap: anywhere', 'Pepperwood'),
      box('inline-size: 4em; overflow-wrap: anywhere', 'Pepper&shy;wood'),
      box('inline-size: 3em; overflow: clip; white-space: nowrap', '£24 a month'),
      box('inline-size: 9em; overflow: clip; white-space: nowrap', '£25 a month'),
    ].join(''),
  );
  expect(await page.evaluate(findMisfits)).toEqual([
    expect.stringMatching(/^broken: P[a-z]+\|[a-z]+$/),
    'cut: £24 a month',
  ]);
});

// One walk makes every check on the way, since opening a page takes longer than checking it. The text and layout of a
// page are checked in its story too; by day the walk opens the first page and one with opening hours.
test.each(catalogue)(
  'every page of $name is a valid document that fits a desktop and a phone, without complaints or requests to other hosts; its hours mark the day, and its first page sells at once',
  async ({ id, drawnDemoUrl }) => {
    const home = homeOf(id);
    const found = await pagesFrom(home);
    const withHours = [...found].find(hasHours)?.[0];
    expect(withHours).toBeDefined();
    const { page, complaints, foreignRequests } = await visit('about:blank', {
      timezoneId: 'Pacific/Auckland',
    });
    await page.clock.setFixedTime(friday);

    for (const address of askedToday([...found.keys()], (one) => one === home || one === withHours)) {
      await page.setViewportSize(desktop);
      await page.goto(address);
      // axe has checked each page as a story; the document around it is the server's.
      expect.soft(await violations(page, 'document'), `${address} as a document`).toEqual([]);
      expect.soft(await sideways(page), `${address} at 1280 px`).toBe(0);
      expect.soft(await page.evaluate(findMisfits), `${address} at 1280 px`).toEqual([]);
      if (address === withHours) await expectToday(page);

      await page.setViewportSize(narrow);
      expect.soft(await page.evaluate(findMisfits), `${address} at 320 px`).toEqual([]);

      await page.setViewportSize(phone);
      expect.soft(await sideways(page), `${address} at 360 px`).toBe(0);
      expect.soft(await page.evaluate(findMisfits), `${address} at 360 px`).toEqual([]);
      if (address !== home) continue;
      // With the shop's bar over it and, as its buyer's visitors see it, without: the bar moves the whole page.
      await expectNoneHalfCovered(page, [phone, lighthouse], 'under the shop’s bar');
      await page.setViewportSize(phone);
      for (const moment of isFreed(id) ? [friday, beforeWednesday] : []) {
        await page.clock.setFixedTime(moment);
        await page.goto(address);
        await expectToSell(page);
      }
      await expectNoBarrier(page);
    }
    if (drawnDemoUrl) await page.goto(drawnDemoUrl);
    expect.soft(complaints).toEqual([]);
    expect.soft(foreignRequests).toEqual([]);

    await page.goto(`${home}no-such-page/`);
    expect(await violations(page, 'document'), 'where there is no page').toEqual([]);
    await page.getByRole('main').getByRole('link').first().click();
    expect([...found.keys()]).toContain(new URL(page.url()).pathname);
  },
);

test.each(designsToday)(
  'without script the forms of $name answer and send no text out, and no day is marked as today',
  async ({ id }) => {
    // A form that only filters a page is never sent.
    const sent = 'form[method="get"]';
    const found = [...(await pagesFrom(homeOf(id)))];
    const withForms = found.filter(([, html]) => /<form[^>]* method="get"/.test(html));
    expect(withForms.length).toBeGreaterThan(0);
    const withHours = withForms.find(hasHours) ?? found.find(hasHours);

    const { page } = await visit('about:blank', { javaScriptEnabled: false });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    for (const [address] of new Map([...withForms, ...(withHours ? [withHours] : [])])) {
      await page.goto(address);
      if (address === withHours?.[0]) {
        await expectNoToday(page);
        if (!withForms.includes(withHours)) continue;
      }
      const form = page.locator(sent).first();
      expect(unmarked((await form.textContent()) ?? '')).toMatch(/demonstration/);
      for (const field of await form.getByRole('textbox').all()) {
        const isMail = (await field.getAttribute('type')) === 'email';
        await field.fill(isMail ? 'secret@mine.example' : 'a secret of mine');
      }
      for (const day of await form.locator('input[type="date"]').all()) await day.fill('2031-01-11');
      for (const list of await form.getByRole('combobox').all()) await list.selectOption({ index: 1 });
      for (const amount of await form.getByRole('spinbutton').all()) await amount.fill('2');
      await form.getByRole('button').click();
      await page.waitForURL(/#\w[\w-]*-sent$/);
      await page
        .locator(':target')
        .getByText(/nothing has been sent|nobody|nothing/i)
        .waitFor();

      expect(new URL(page.url()).pathname).toBe(address);
    }
    expect(asked.filter((request) => request.includes('secret'))).toEqual([]);
  },
);

test('two pictures are compared by keys, mouse and finger, and without script both are shown whole', async () => {
  const address = `${homeOf('gym-baths')}the-building/`;
  const name = /^How much of before and after is shown: The pool hall/;
  const picturesOf = (page: Page) =>
    [/^A mosaic of the pool hall/, /^A mosaic of the same hall/].map((alt) =>
      page.getByRole('main').getByRole('img', { name: alt }),
    );
  const clipsOf = (page: Page) =>
    Promise.all(
      picturesOf(page).map((picture) =>
        picture.evaluate((image) => getComputedStyle(image.closest('[data-wipe] > *')!).clipPath),
      ),
    );

  const { page, complaints } = await visit(address, { hasTouch: true });
  const slider = page.getByRole('slider', { name });
  await slider.scrollIntoViewIfNeeded();
  const expectShare = async (before: number) => {
    expect(await slider.getAttribute('aria-valuetext')).toBe(`${before} % before, ${100 - before} % after`);
    expect(await clipsOf(page)).toEqual([
      `inset(0px ${100 - before}% 0px 0px)`,
      `inset(0px 0px 0px ${before}%)`,
    ]);
  };
  // The pointer takes the middle of the thumb, which stays within the slider.
  const expectShareNear = async (before: number) => {
    const share = Number(await slider.inputValue());
    expect(Math.abs(share - before)).toBeLessThan(3);
    await expectShare(share);
  };
  await expectShare(50);
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expectShare(52);
  await slider.press('Home');
  await expectShare(0);
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  await page.mouse.click(x + width / 4, y + height / 2);
  await expectShareNear(25);
  await page.touchscreen.tap(x + (width * 3) / 4, y + height / 2);
  await expectShareNear(75);
  expect(complaints).toEqual([]);

  const { page: without } = await visit(address, { javaScriptEnabled: false });
  expect(await clipsOf(without)).toEqual(['none', 'none']);
  expect(await without.getByRole('slider').count()).toBe(0);
  const pairs = without.getByRole('region', { name: 'Grouted and filled' });
  expect(await pairs.innerText()).not.toMatch(/\b(?:pull|wipe)/i);
  const [before, after] = await Promise.all(picturesOf(without).map((picture) => picture.boundingBox()));
  expect((before?.x ?? Infinity) + (before?.width ?? Infinity)).toBeLessThanOrEqual(after?.x ?? 0);
});

test.each(catalogue.filter(({ drawnDemoUrl }) => drawnDemoUrl))(
  '$name can be seen drawn as well, and is listed once',
  async ({ id, drawnDemoUrl = '' }) => {
    const drawn = await walkDemo(inject('shopUrl'), drawnDemoUrl);
    const first = drawn.get(drawnDemoUrl) ?? '';
    expect(first).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${homeOf(id)}"`));
    expect(first).toMatch(/<meta name="robots" content="noindex"/);
    for (const html of drawn.values())
      expect(html.match(/<a [^>]*href="\/demos\/(?![^"]*\/drawn\/)/)).toBeNull();
    expect(drawn.size).toBe((await pagesFrom(homeOf(id))).size);
  },
);

test.each(['gym-baths', 'restaurant-long-table'])(
  'from every page of %s one can go over to German, and there on to every page and back',
  async (id) => {
    const [english, german] = await Promise.all([pagesFrom(homeOf(id)), pagesFrom(`${homeOf(id)}de/`)]);
    expect(german.size).toBeGreaterThan(3);
    for (const html of english.values()) expect(html).toContain(`<a href="${homeOf(id)}de/" lang="de"`);
    for (const html of german.values()) {
      expect(html).toMatch(/^<!doctype html><html lang="de-DE"/);
      expect(html).toContain(`<a href="${homeOf(id)}" lang="en"`);
    }
    const [first = ''] = german.keys();
    const { page } = await visit('about:blank', { viewport: phone });
    await page.clock.setFixedTime(beforeWednesday);
    await page.goto(first);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest);
  },
);
