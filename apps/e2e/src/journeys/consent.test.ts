import { choiceNames } from '@awning/content/policies/consent';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { stopClock, touchContents, untilAlive, visit, visitAtStoppedClock } from '../support/browser.ts';
import { keptBy } from '../support/keptBy.ts';
import { logIn, owner } from '../support/owner.ts';

const key = 'cookieConsent';
const banner = (page: Page) => page.getByRole('region', { name: 'A word about cookies' });
const lights = (page: Page) => page.getByRole('button', { name: /^(Dark|Light)$/ }).filter({ visible: true });
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return new Promise(requestAnimationFrame);
  }, top);
}

/** Opens the notice by scrolling down, and answers it. */
async function answer(page: Page, choice: (typeof choiceNames)[keyof typeof choiceNames]) {
  await untilAlive(page);
  await scrollTo(page, 600);
  await banner(page).getByRole('button', { name: choice, exact: true }).click();
  await banner(page).waitFor({ state: 'detached' });
}

test('the cookie notice comes when the page is scrolled by more than 450 pixels, and not at 450', async () => {
  const { page } = await visit('/');
  await untilAlive(page);
  for (const top of [449, 450]) {
    await scrollTo(page, top);
    expect(await banner(page).count()).toBe(0);
  }
  await scrollTo(page, 451);
  await banner(page).waitFor();
});

test('the cookie notice comes after nine seconds, and its script is not loaded before', async () => {
  const { page } = await visitAtStoppedClock('/', { savesData: true });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });

  const open = await page.evaluate(() => Date.now() - (window as unknown as { openedAt: number }).openedAt);
  await page.clock.runFor(8800 - open);
  expect(await banner(page).count()).toBe(0);
  expect(scripts).toEqual([]);
  await page.clock.runFor(400);
  await expect.poll(() => scripts).not.toEqual([]);
  await page.clock.resume();
  await banner(page).waitFor();
});

test('the cookie notice comes after nine seconds to a visitor who does nothing at all', async () => {
  const { page } = await visit('about:blank', { savesData: true });
  await stopClock(page);
  await page.goto('/');
  const ask = () => page.evaluate(() => 'runModules' in window);
  await page.clock.runFor(7000);
  expect(await ask()).toBe(true);
  expect(await banner(page).count()).toBe(0);
  // What decides it may not have loaded yet: time goes on by itself.
  await page.clock.runFor(1500);
  await page.clock.resume();
  await banner(page).waitFor();
});

test('the cookie notice waits for a pause between keys', async () => {
  const { page } = await visitAtStoppedClock('/login', { savesData: true });
  const field = page.getByRole('main').getByRole('textbox', { name: 'Email' });
  await touchContents(page);
  const underWay = new Set<unknown>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  // The first letter loads the scripts that send the form.
  await Promise.all([
    page.waitForResponse((response) => response.request().resourceType() === 'script'),
    field.press('a'),
  ]);
  await expect.poll(() => underWay.size).toBe(0);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });

  await page.clock.runFor(8700);
  await field.press('b');
  await page.clock.runFor(400);
  await field.press('c');
  await page.clock.runFor(490);
  expect(scripts).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => scripts).not.toEqual([]);
  await page.clock.resume();
  await banner(page).waitFor();
  expect(await field.inputValue()).toBe('abc');
});

test('the cookie notice takes a sixth of a phone, and covers neither the target of a link nor the end of a page', async () => {
  const { page } = await visit('/pricing#faq', { viewport: { width: 360, height: 740 } });
  await untilAlive(page);
  await banner(page).waitFor();
  const notice = async () => (await banner(page).boundingBox()) ?? { y: 0, height: Infinity };
  expect((await notice()).height).toBeLessThanOrEqual(740 / 6);
  const rows = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size);
  expect(rows).toBeLessThanOrEqual(2);
  const questions = page.locator('#faq').getByRole('heading').first();
  const { y = Infinity, height = 0 } = (await questions.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(100);
  expect(y + height).toBeLessThan((await notice()).y);

  const foot = page.getByRole('contentinfo');
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await scrollTo(page, 100_000);
    const end = (await foot.boundingBox()) ?? { y: 0, height: 0 };
    // There is no strip of another background below it, except the announced text, which is a pixel high.
    expect(size.height - (end.y + end.height), `${size.width} px`).toBeLessThanOrEqual(2);
    const last = (await foot.getByRole('link').last().boundingBox()) ?? { y: Infinity, height: 0 };
    expect(last.y + last.height).toBeLessThan((await notice()).y);
  }
});

// Each page brings the styles of its own buttons, before the notice or with it.
test.each(['/', '/templates', '/templates/barbershop/barbershop-classic', '/checkout', '/pricing'])(
  'on %s the cookie notice shows its whole answers on a phone, and is a strip at the foot of a desktop',
  async (address) => {
    const { page } = await visit(address, { viewport: { width: 360, height: 740 } });
    await untilAlive(page);
    await scrollTo(page, 600);
    await banner(page).waitFor();
    expect(await banner(page).getByRole('button').evaluateAll(brokenWords)).toEqual([]);
    expect(await banner(page).evaluate(hasHiddenLines)).toBe(false);

    await page.setViewportSize({ width: 1280, height: 800 });
    const { width, height = 0 } = (await banner(page).boundingBox()) ?? {};
    expect(width).toBe(1280);
    expect(height).toBeLessThanOrEqual(48);
    expect(await banner(page).getByRole('button').evaluateAll(brokenWords)).toEqual([]);
    expect(await banner(page).evaluate(hasHiddenLines)).toBe(false);
  },
);

test.each([
  ['/', 'textbox', /name/],
  ['/', 'button', 'Try it with your name'],
  ['/', 'link', 'See the prices'],
  ['/templates', 'checkbox', /^\$299/],
  ['/templates', 'link', 'View Details of Barbershop Classic'],
  ['/pricing', 'link', 'Choose Advanced'],
  ['/templates/barbershop/barbershop-classic', 'link', 'Order this website'],
  ['/try/barbershop-classic', 'button', 'Order'],
  ['/checkout?template=barbershop-classic', 'button', 'Pay by card'],
  ['/login', 'button', 'Log in'],
  ['/sign-up', 'textbox', 'Email'],
] as const)(
  'on %s the cookie notice leaves the %s %s of a desktop’s first screen free to press',
  async (address, role, name) => {
    const { page } = await visit(address);
    await untilAlive(page);
    await scrollTo(page, 100_000);
    await banner(page).waitFor();
    await scrollTo(page, 0);
    const control = page
      .getByRole('main')
      .getByRole(role, { name, exact: true })
      .filter({ visible: true })
      .first();
    const { x = 0, y = Infinity, width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(800);
    for (const across of [0.02, 0.5, 0.98]) {
      const point = [x + across * width, y + height / 2] as const;
      expect(
        await banner(page).evaluate((notice, at) => notice.contains(document.elementFromPoint(...at)), point),
      ).toBe(false);
    }
  },
);

/** The words that are broken over two lines. */
function brokenWords(buttons: Element[]): string[] {
  return buttons.flatMap((button) => {
    const text = button.firstChild!;
    const words = [...text.textContent!.matchAll(/\S+/g)];
    const lines = ({ 0: word, index }: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    };
    return words.filter((word) => lines(word) > 1).map(([word]) => word);
  });
}

/** Whether a visitor must scroll inside the notice to see all of it. */
const hasHiddenLines = (notice: Element) =>
  [...notice.querySelectorAll('*')].some(
    (part) => getComputedStyle(part).overflowY === 'auto' && part.scrollHeight > part.clientHeight,
  );

test('a visitor who rejects changes the theme for this page alone; one who accepts finds it as it was, without a flash', async () => {
  const { page, complaints } = await visit('/', { colorScheme: 'light' });
  await answer(page, choiceNames['reject-some']);
  await lights(page).click();
  expect(await theme(page)).toBe('night');
  expect((await keptBy(page)).local).toEqual({ [key]: 'reject-some' });
  await page.reload();
  expect(await theme(page)).toBeNull();

  await page.evaluate((name) => localStorage.setItem(name, 'accept'), key);
  await page.reload();
  await untilAlive(page);
  await page.getByRole('button', { name: 'Dark', exact: true }).filter({ visible: true }).click();
  expect((await keptBy(page)).local).toEqual({ [key]: 'accept', theme: 'night' });

  expect(complaints).toEqual([]);

  // With no script of ours but the one in the head, the first paint is dark.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await ground()).toBe('dark');
  await page.getByRole('button', { name: 'Light', exact: true }).filter({ visible: true }).waitFor();
});

test('another tab changes its theme with this one, and withdrawing consent deletes the stored theme', async () => {
  const { page } = await visit('/', { colorScheme: 'light' });
  await answer(page, choiceNames.accept);
  const other = await page.context().newPage();
  await other.goto('/templates');
  await untilAlive(other);

  await lights(page).click();
  await expect.poll(() => theme(other)).toBe('night');
  expect((await keptBy(page)).local).toEqual({ [key]: 'accept', theme: 'night' });

  // As answered in a third tab.
  await other.evaluate((name) => localStorage.setItem(name, 'reject-some'), key);
  await expect.poll(async () => (await keptBy(other)).local).toEqual({ [key]: 'reject-some' });
  await other.reload();
  expect(await theme(other)).toBeNull();
});

/** As a browser does when the visitor switches tabs. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('pages are timed for visitors who accept all, by route and in steps, without a cookie, and the desk counts them', async () => {
  const { page } = await visit('/templates/barbershop/barbershop-classic?q=somebody');
  const sent: { body: unknown; cookie: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/page-timings')) return;
    sent.push({ body: request.postDataJSON(), cookie: request.headers()['cookie'] });
  });
  await answer(page, choiceNames.accept);
  await page.goto('/templates');
  expect(sent).toEqual([]);

  await page.evaluate((name) => localStorage.setItem(name, 'accept-all'), key);
  await page.goto('/templates/barbershop/barbershop-classic?q=somebody');
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  const answered = page.waitForResponse(/\/page-timings$/);
  await leave(page);
  expect((await answered).status()).toBe(204);
  expect(sent).toEqual([
    {
      cookie: undefined,
      body: {
        route: '/templates/:category/:productId',
        timings: expect.arrayContaining([{ metric: 'TTFB', step: expect.any(Number) }]),
      },
    },
  ]);

  // A visitor who comes back and sees a layout shift is not counted again.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const block = document.createElement('div');
    block.style.height = '300px';
    document.body.prepend(block);
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  await leave(page);
  await page.waitForLoadState('networkidle');
  expect(sent).toHaveLength(1);

  const desk = await visit('/checkout/success');
  await logIn(desk.page, owner);
  await desk.page.goto('/dashboard/speed');
  await desk.page.getByRole('row', { name: /^A template / }).waitFor();
  const [, , , ttfb] = await desk.page
    .getByRole('row', { name: /^A template / })
    .getByRole('cell')
    .all();
  expect(await ttfb!.textContent()).toMatch(/^TTFB\d+ of 20 visits$/);
});

test('a visitor whose browser asks for privacy reads so, and their old “accept all” does not count', async () => {
  const { page } = await visit('about:blank');
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/page-timings')) told.push(request.url());
  });
  await page.goto('/');
  await page.evaluate((name) => localStorage.setItem(name, 'accept-all'), key);
  await page.reload();
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await leave(page);
  await page.waitForLoadState('networkidle');
  expect(told).toEqual([]);

  await page.evaluate((name) => localStorage.removeItem(name), key);
  await page.reload();
  await untilAlive(page);
  await scrollTo(page, 600);
  await banner(page).getByText('Global Privacy Control').waitFor();
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await page.waitForLoadState('networkidle');
  await leave(page);
  await expect.poll(() => told).toHaveLength(1);
  expect((await keptBy(page)).local).toEqual({ [key]: 'accept-all', cookieConsentOverSignal: 'yes' });
});

test('without storage a visitor is asked once on a page, and the theme switch works', async () => {
  const { page, complaints } = await visit('about:blank');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await answer(page, choiceNames['accept-all']);
  await lights(page).click();
  expect(await theme(page)).toMatch(/day|night/);
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await page.waitForURL('**/templates');
  await scrollTo(page, 600);
  expect(await banner(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});
