import { chromium, type Page, type Route } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../../../scripts/findBrowser.mjs';
import { touchContents, untilAlive, visit } from '../support/browser.ts';
import { askedToday } from '../support/nightly.ts';

const checkout = '/checkout?templateId=barbershop-classic';
const receipt = (page: Page) => page.getByRole('region', { name: 'Your receipt so far' });
const notCharged =
  "We couldn't start your payment. You have not been charged. Please try again. The connection failed. Check it and try again.";

async function fillIn(page: Page) {
  await page.getByRole('checkbox', { name: /Blog Setup/ }).check();
  await page.getByLabel('Name').fill('Liv Page');
  await page.getByRole('main').getByLabel('Email').fill('liv@page.example');
  await page.getByLabel(/Business/).fill('Page & Daughters');
}

async function expectKept(page: Page) {
  expect(await page.getByLabel('Name').inputValue()).toBe('Liv Page');
  expect(await page.getByRole('main').getByLabel('Email').inputValue()).toBe('liv@page.example');
  expect(await page.getByLabel(/Business/).inputValue()).toBe('Page & Daughters');
  expect(await page.getByRole('checkbox', { name: /Blog Setup/ }).isChecked()).toBe(true);
}

/** Holds back every script of the page until it is told to let them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('values ticked and typed before the script has loaded count afterwards', async () => {
  const { page, complaints } = await visit('about:blank');
  const release = await holdScripts(page);
  await page.goto(checkout);
  await fillIn(page);
  expect(await receipt(page).innerText()).toContain('$299');

  release();
  await untilAlive(page);
  await expectKept(page);
  await expect.poll(() => receipt(page).innerText()).toContain('$399');
  expect(complaints).toEqual([]);
});

test('an add-on ticked at any moment of the hydration stays ticked and is added to the sum', async () => {
  const { page } = await visit('about:blank');
  for (const moment of [0, 5, 10, 20, 30, 40, 60, 80]) {
    await page.goto(checkout);
    await untilAlive(page);
    const blog = page.getByRole('checkbox', { name: /Blog Setup/ });
    await blog.evaluate((box: HTMLElement, after) => void setTimeout(() => box.click(), after), moment);
    await touchContents(page);
    await expect.poll(() => blog.isChecked()).toBe(true);
    await expect.poll(() => receipt(page).innerText()).toContain('$399');
  }
});

test('a button pressed before the script has loaded works afterwards', async () => {
  const { page } = await visit(checkout);
  await untilAlive(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.waitForURL(/\/orders\//);

  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  const release = await holdScripts(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Your receipt' }).click();
  await page.getByRole('button', { name: 'Print it' }).click();
  expect(await page.locator('body').getAttribute('data-printed')).toBeNull();
  release();
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('yes');
});

test('a link followed before the script has loaded opens its page', async () => {
  const { page } = await visit('about:blank');
  await holdScripts(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Choose your website' }).click();
  await page.waitForURL('**/templates');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Templates');
});

test('a form submitted twice sends one order', async () => {
  const { page } = await visit(checkout);
  await untilAlive(page);
  let orders = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith('/user/refresh')) orders += 1;
  });

  await fillIn(page);
  await page.getByRole('button', { name: 'Pay by card' }).dblclick();
  await page.waitForURL(/\/pay\//);
  expect(orders).toBe(1);
});

const waysBack: [how: string, ignored: string[]][] = [
  ['made anew', []],
  ['kept in memory', ['--disable-back-forward-cache']],
];

test.each(askedToday(waysBack, ([how]) => how === 'kept in memory'))(
  'after Back from the till the form is as it was left and can be sent again: %s',
  async (_, ignoreDefaultArgs) => {
    const browser = await chromium.launch({ ...(await findBrowser()), ignoreDefaultArgs });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ baseURL: inject('shopUrl'), reducedMotion: 'reduce' });
    await page.goto(checkout);
    await untilAlive(page);
    await fillIn(page);
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await page.waitForURL(/\/pay\//);
    const before = page.url();

    // A page in the back/forward cache is never loaded again.
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(/\/checkout/, { waitUntil: 'commit' });
    await untilAlive(page);
    await expectKept(page);
    await page.getByRole('checkbox', { name: /Extra Pages/ }).check();
    await expect.poll(() => receipt(page).innerText()).toContain('$449');
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await page.waitForURL(/\/pay\//);
    expect(await page.getByRole('main').innerText()).toContain('$449');
    expect((await page.request.get(before)).status()).toBe(410);
  },
);

test.each([
  ['as it is sent', 'after'],
  ['from the first field on', 'before'],
])(
  'after a connection lost %s no typed text is lost, and the form is sent once there is one',
  async (_, when) => {
    const { page } = await visit(checkout);
    await untilAlive(page);
    await touchContents(page);
    if (when === 'before') await page.context().setOffline(true);
    await fillIn(page);
    if (when === 'after') await page.context().setOffline(true);

    await page.getByRole('button', { name: 'Pay by card' }).click();
    const till = page.getByRole('region', { name: 'At the till' });
    await expect.poll(() => till.getByRole('alert').innerText()).toBe(notCharged);
    await expectKept(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Pay by card' }).click();
    await page.waitForURL(/\/pay\//);
    expect(await page.getByRole('main').innerText()).toContain('$399');
  },
);

test('a connection lost before anything is touched is reported, no typed text is lost, and the form is sent once there is one', async () => {
  const { page } = await visit(checkout);
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await fillIn(page);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.getByText('Part of this page did not arrive').waitFor();
  await expectKept(page);

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL(/\/pay\//);
  expect(await page.getByRole('main').innerText()).toContain('$399');
});

test('a page whose script was replaced by a newer build is requested as a whole', async () => {
  const { page } = await visit('/');
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));

  await page.getByRole('link', { name: 'Templates' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/templates');
});

test('a link followed without a connection opens once there is one', async () => {
  const { page } = await visit('/');
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await expect.poll(() => page.url()).toMatch(/^chrome-error:|\/templates$/);

  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
});

test('a connection that returns too late for one request is used for the next', async () => {
  const { page } = await visit('/', { savesData: true });
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const asked: Route[] = [];
  await page.route('**/templates', async (route) => {
    if (asked.length === 2) await route.continue();
    // The first is for a link whose script did not load, the second for the page that is to report it.
    else if (asked.push(route) === 1) await route.abort('internetdisconnected');
  });
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await expect.poll(() => asked.length).toBe(2);

  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await asked[1]!.abort('internetdisconnected');
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
});

test('an invalid email address is refused at its field, by us and not by the browser', async () => {
  const { page } = await visit(checkout);
  await untilAlive(page);
  await fillIn(page);
  await page.getByRole('main').getByLabel('Email').fill('liv at page');
  await page.getByRole('button', { name: 'Pay by card' }).click();

  await page.getByText('Enter an email address like name@example.com').waitFor();
  expect(
    await page
      .getByRole('main')
      .getByLabel('Email')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await page.getByRole('main').getByLabel('Email').fill('liv@page.example');
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL(/\/pay\//);
});

test('Back returns to the same place on the page', async () => {
  const { page } = await visit('/templates', { viewport: { width: 360, height: 640 } });
  await untilAlive(page);
  // The best-selling template comes first: which one is last depends on purchases meanwhile.
  const card = page.getByRole('main').getByRole('article').last();
  const name = await card.getByRole('heading').innerText();
  const last = card.getByRole('link', { name: 'View Details of' });
  await last.scrollIntoViewIfNeeded();
  // The notice would cover the pressed link: the page scrolls on, and that is the place that is left.
  await page.getByRole('region', { name: 'A word about cookies' }).waitFor();
  await last.hover();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await last.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});
