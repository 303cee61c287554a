import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../../../scripts/findBrowser.mjs';
import { guardedPages, pieces, publicPages } from '../support/addresses.ts';
import { untilAlive, visit, visitAtStoppedClock } from '../support/browser.ts';
import { askedToday } from '../support/nightly.ts';

const checkout = '/checkout?templateId=barbershop-classic';
const gone = { status: 404, json: { error: 'not-found', message: 'There is nothing here.' } };

/** Counts the requests for documents. */
function countDocuments(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const reported = (page: Page) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('ChunkLoadError')) lines.push(message.text());
  });
  return lines;
};

/** Lets a script through again and presses the button: the page is hydrated, with everything that was typed. */
async function tryAgain(page: Page, script: string, expectKept: () => Promise<void>) {
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilAlive(page);
  await expectKept();
  await expect
    .poll(() => page.getByRole('region', { name: 'Your receipt so far' }).innerText())
    .toContain('$399');
}

test('a link whose script is gone opens as a page, and the typed text is there on the way back', async () => {
  const { page } = await visit(checkout, { savesData: true });
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const reports = reported(page);
  const documents = countDocuments(page);
  await page.getByLabel('Name').fill('Di Ploy');
  await page.getByLabel(/Business/).fill('Ploy & Daughters');
  // The requested page is of the new build, and names existing files.
  await page.route('**/assets/catalogue-*.js', (route) =>
    documents.length === 0 ? route.fulfill(gone) : route.continue(),
  );

  await page.getByRole('banner').getByRole('link', { name: 'Back to the shop' }).click();
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/templates');
  expect(reports.length).toBeGreaterThan(0);
  expect(documents).toEqual(['/templates']);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'At the till' }).waitFor();
  await untilAlive(page);
  expect(await page.getByLabel('Name').inputValue()).toBe('Di Ploy');
  expect(await page.getByLabel(/Business/).inputValue()).toBe('Ploy & Daughters');
});

test('a page whose own script is gone is requested again, keeps the typed text, and then says so', async () => {
  const { page } = await visit('about:blank');
  const reports = reported(page);
  const documents = countDocuments(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.fulfill(gone);
  });
  await page.goto(checkout);
  await page.getByLabel('Name').fill('Di Ploy');
  await page.getByRole('main').getByLabel('Email').fill('di@ploy.example');
  await page.getByRole('checkbox', { name: /Blog Setup/ }).check();
  const reloaded = page.waitForEvent('domcontentloaded');
  release();
  await reloaded;

  const note = page.getByRole('alert');
  await expect.poll(() => note.innerText()).toContain('Part of this page did not arrive.');
  expect(documents).toEqual(['/checkout', '/checkout']);
  expect(reports.length).toBeGreaterThan(0);
  const expectKept = async () => {
    expect(await page.getByLabel('Name').inputValue()).toBe('Di Ploy');
    expect(await page.getByRole('main').getByLabel('Email').inputValue()).toBe('di@ploy.example');
    expect(await page.getByRole('checkbox', { name: /Blog Setup/ }).isChecked()).toBe(true);
    expect(JSON.stringify((await page.evaluate(() => history.state as unknown)) ?? '')).not.toContain('Ploy');
  };
  await expectKept();

  // The new build is complete: one press, and the page is hydrated with everything that was typed.
  await tryAgain(page, '**/assets/main-*.js', expectKept);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('contents whose script is gone are requested again when touched, keep the typed text, and then say so', async () => {
  const { page } = await visit(checkout);
  const reports = reported(page);
  const documents = countDocuments(page);
  await untilAlive(page);
  await page.route('**/assets/checkout-*.js', (route) => route.fulfill(gone));
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByLabel('Name').fill('Di Ploy');
  await reloaded;

  // Typing requests its script at once.
  await page.getByRole('alert').getByText('Part of this page did not arrive.').waitFor();
  expect(documents).toEqual(['/checkout']);
  expect(reports.length).toBeGreaterThan(0);
  await page.getByRole('checkbox', { name: /Blog Setup/ }).check();
  const expectKept = async () => {
    expect(await page.getByLabel('Name').inputValue()).toBe('Di Ploy');
    expect(await page.getByRole('checkbox', { name: /Blog Setup/ }).isChecked()).toBe(true);
  };
  await expectKept();

  await tryAgain(page, '**/assets/checkout-*.js', expectKept);
  await expectKept();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a page that never gets its script still works: its links lead on and its form is sent', async () => {
  const { page } = await visit('about:blank');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/templates');
  await page.getByRole('link', { name: 'Barbershop Classic', exact: true }).click();
  await page.getByRole('link', { name: 'Order this website' }).click();
  await page.waitForURL(/\/checkout/);
  // It has been requested again by then.
  await page.getByText('Part of this page did not arrive').waitFor();
  await page.getByLabel('Name').fill('Di Ploy');
  await page.getByRole('main').getByLabel('Email').fill('di@ploy.example');
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL(/\/pay\//);
  expect(await page.getByRole('main').innerText()).toContain('$299');
});

test('a password is never stored with the typed text', async () => {
  const { page } = await visit('about:blank');
  const saved: string[] = [];
  await page.exposeFunction('saved', (state: string) => void saved.push(state));
  await page.addInitScript(() => {
    const tell = (window as unknown as { saved: (state: string) => void }).saved;
    history.replaceState = (state: unknown) => tell(JSON.stringify(state));
    addEventListener('DOMContentLoaded', () => {
      const form = document.body.appendChild(document.createElement('form'));
      const field = (attributes: object) =>
        Object.assign(form.appendChild(document.createElement('input')), attributes);
      field({ name: 'hidden', type: 'password', value: 'hunter2' });
      field({ name: 'shown', type: 'text', autocomplete: 'current-password', value: 'hunter2' });
      field({ name: 'town', value: 'Hastings' });
    });
  });
  await page.route('**/assets/main-*.js', (route) => route.fulfill(gone));
  await page.goto('/');

  await expect.poll(() => saved).toContainEqual(expect.stringContaining('Hastings'));
  expect(saved.filter((state) => state.includes('hunter2'))).toEqual([]);
});

test('a chunk that never arrives is given up after two minutes, and the page is opened without it', async () => {
  const { page } = await visitAtStoppedClock('/');
  const reports = reported(page);
  await page.route('**/assets/catalogue-*.js', () => undefined);
  const asked = page.waitForRequest('**/assets/catalogue-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await asked;
  await page.clock.runFor(119_900);
  expect(reports).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/');

  await page.clock.runFor(200);
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
  expect(reports.length).toBeGreaterThan(0);
});

test('a page that needs its script is waited for two minutes at most', async () => {
  const { page } = await visitAtStoppedClock('/');
  const documents = countDocuments(page);
  // Once released, the hanging requests would be answered after all.
  let hangs = true;
  await page.route('**/assets/login-*.js', (route) => (hangs ? undefined : route.continue()));
  const asked = page.waitForRequest('**/assets/login-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await asked;
  await page.clock.runFor(120_100);
  await page.getByRole('heading', { level: 1, name: 'We couldn’t fetch this page' }).waitFor();
  expect(documents).toEqual([]);

  // A visitor who tries again waits as long at most.
  const again = page.waitForRequest('**/assets/login-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await again;
  await page.getByText('Part of this page did not arrive').waitFor({ state: 'hidden' });
  await page.clock.runFor(120_100);
  await page.getByText('Part of this page did not arrive').waitFor();
  expect(documents).toEqual(['/login']);

  hangs = false;
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await page.getByRole('main').getByLabel('Email').waitFor();
});

// A header or a listener that prevents one page from being cached belongs to all pages of its kind.
const keptToday = askedToday(publicPages, ([address]) =>
  ['/', '/templates', '/templates/barbershop/barbershop-classic', '/cookie-policy'].includes(address),
);

test('public pages stay in the back/forward cache, and respond at once on the way back', async () => {
  const browser = await chromium.launch({
    ...(await findBrowser()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: inject('shopUrl'), reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  const lost: unknown[] = [];
  for (const address of [...keptToday.map(([one]) => one), checkout]) {
    await page.goto(address);
    await untilAlive(page);
    await page.goto('/favicon.svg');
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset['persisted']);
    const persisted = await page.evaluate(() => document.documentElement.dataset['persisted']);
    if (persisted !== 'true') {
      const why = await page.evaluate(() => {
        const [visited] = performance.getEntriesByType('navigation');
        return (visited as unknown as { notRestoredReasons?: unknown }).notRestoredReasons;
      });
      lost.push({ address, why });
    }
  }
  expect(lost).toEqual([]);

  await page.getByRole('checkbox').first().check();
  await expect
    .poll(() => page.getByRole('region', { name: 'Your receipt so far' }).innerText())
    .toMatch(/Extra Pages/);
});

// Lists such as EasyList and Fanboy's Annoyances hide or block such names.
const hiddenWords =
  /(^|[^a-z])(ads?|adverts?|advertis\w*|banner|sponsor(ed)?|promo|popup|track(er|ing)?|analytics|beacon|telemetry|pixel|metrics|web-?vitals|gdpr|consent|cookie-?(banner|bar|notice|consent))([^a-z]|$)/;
const words = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

test('no file, id or class has a name that content blockers look for', async () => {
  const assets = fileURLToPath(new URL('../../../site/dist/client/assets', import.meta.url));
  const files = (await readdir(assets, { recursive: true })).filter((file) => !/\.(br|gz)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  // A hash at the end may contain any word.
  const names = files.map((file) => path.basename(file).replace(/-[\w-]{6,8}\.(\w+)$/, '.$1'));

  const pages = [...[...publicPages, ...pieces].map(([address]) => address), ...guardedPages];
  for (const address of pages) {
    const html = await (await fetch(inject('shopUrl') + address)).text();
    for (const [, value = ''] of html.matchAll(/\s(?:id|class|name|for|action|data-[\w-]+)="([^"]+)"/g)) {
      // So may a number that React counts with.
      names.push(...value.split(' ').map((name) => name.replace(/^(radix-)?_R_\w+?_(?=-|$)/, '')));
    }
  }
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const css = await readFile(path.join(assets, file), 'utf8');
    for (const [selector] of css.replaceAll(/\{[^{}]*\}/g, '{}').matchAll(/[.#][A-Za-z][\w-]*/g))
      names.push(selector);
  }
  expect([...new Set(names)].filter((name) => hiddenWords.test(words(name)))).toEqual([]);
});
