import { chromium, type BrowserContext, type Page } from 'playwright';
import { expect, inject, onTestFinished, test } from 'vitest';
import { findBrowser } from '../../../../scripts/findBrowser.mjs';
import { untilAlive, visit } from '../support/browser.ts';
import { askedToday } from '../support/nightly.ts';
import { mailsTo } from '../support/outbox.ts';

const password = 'a shutter goes up at eight';
const account = (page: Page) => page.getByRole('link', { name: 'Your account' });
const logIn = (page: Page) => page.getByRole('link', { name: 'Log in', exact: true }).first();
const isLogin = ({ pathname }: URL) => pathname === '/login';

let people = 0;
const newcomer = () => `ada${(people += 1)}.${Date.now()}`;

/** Opens an account without a browser. */
async function enrol(tag = ''): Promise<{ email: string; name: string }> {
  const name = newcomer();
  const email = `${name}${tag}@session.example`;
  const answer = await fetch(`${inject('shopUrl')}/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ first_name: 'Ada', last_name: 'Hargreave', username: name, email, password }),
  });
  expect(answer.status).toBe(201);
  return { email, name };
}

/** Logs in by the keyboard alone. */
async function comeIn(page: Page, email: string, to = '/') {
  await page.getByRole('main').getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(inject('shopUrl') + to);
}

async function openTab(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(address);
  await untilAlive(page);
  return page;
}

test('a visitor who signs up is logged in in every tab, after a reload too, until they log out of them all', async () => {
  const { page, complaints } = await visit('/sign-up');
  const other = await openTab(page.context(), '/templates');
  const name = newcomer();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Hargreave');
  await page.getByLabel('Username').pressSequentially(`${name}!`);
  await page.getByRole('main').getByLabel('Email').pressSequentially(`${name.toUpperCase()}@session.example`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL(`${inject('shopUrl')}/`);
  await account(page).waitFor();
  await account(other).waitFor();

  await page.reload();
  await account(page).waitFor();
  await page.evaluate(() => sessionStorage.setItem('accessToken', 'left by somebody'));
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await logIn(other).waitFor();
  await page.getByText('logging out. See you later bye!', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a logout that the server does not receive still counts in the browser, and says so', async () => {
  const { email } = await enrol();
  const { page } = await visit('/login');
  await comeIn(page, email);
  await page.route('**/user/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.getByText(/^Log out failed\.\.pls try again later\. The connection failed\./).waitFor();
  await logIn(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the login links to the sign-up and to a new password, and can show the password', async () => {
  const { page } = await visit('/login');
  const main = page.getByRole('main');
  const field = page.getByLabel('Password');
  await field.fill(password);
  expect(await field.getAttribute('type')).toBe('password');
  await main.getByRole('button', { name: 'Show' }).click();
  expect(await field.getAttribute('type')).toBe('text');
  await main.getByRole('button', { name: 'Hide' }).click();
  expect(await field.getAttribute('type')).toBe('password');

  await main.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/forgot-password');
  await page.goBack();
  await main.getByRole('link', { name: 'Sign Up' }).click();
  await page.waitForURL('**/sign-up');
  await main.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/login');
});

test('a visitor who must log in then continues to their page, by way of the sign-up too, and to no other site', async () => {
  const { email } = await enrol();
  const { page } = await visit('/account');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign Up' }).click();
  await page.waitForURL('**/sign-up?*');
  await page.getByRole('heading', { level: 1, name: 'Sign up' }).waitFor();
  await main.getByRole('link', { name: 'Log in' }).click();
  // The address changes before the page does.
  await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await comeIn(page, email, '/account');
  await page.getByRole('heading', { level: 1, name: 'Your account book' }).waitFor();

  // After that it is forgotten; and a user who is logged in already is not asked.
  await page.goto('/login');
  await page.waitForURL(`${inject('shopUrl')}/`);
  await page.goto('/login?next=/account');
  await page.waitForURL('**/account');
  await page.goto('/login?next=//elsewhere.example/account');
  await page.waitForURL(`${inject('shopUrl')}/`);
});

test('each page opens for its users, and no others see it even for a moment', async () => {
  const { email } = await enrol();
  const { page } = await visit('about:blank');
  // Everything that was rendered at any time, not only in the end.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const main = document.querySelector('main');
      // Only the forms for logging in and signing up: the home page has others.
      if (main?.querySelector('[type=password]')) seen.add('form');
      if (main?.textContent.includes('Loading your experience...')) seen.add('loader');
    }).observe(document, { childList: true, subtree: true });
  });
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  const context = page.context();
  const url = inject('shopUrl');

  await context.addCookies([{ name: 'user-status', value: 'logged-in', url }]);
  await page.goto('/login');
  await page.getByRole('main').getByLabel('Email').waitFor();
  expect(await context.cookies()).toEqual([]);
  await page.goto('/account');
  await page.waitForURL(isLogin);
  await page.goto('/dashboard');
  await page.waitForURL(`${url}/`);

  await page.goto('/login');
  await comeIn(page, email);
  await page.getByText('Welcome back we missed you!', { exact: true }).waitFor();
  for (const address of ['/login', '/sign-up', '/dashboard']) {
    await page.goto(address);
    await page.waitForURL(`${url}/`);
    await account(page).waitFor();
    expect(await seen()).not.toContain('form');
  }
  let release = () => undefined as void;
  let held: Promise<void>;
  const hold = () => (held = new Promise((resolve) => (release = resolve)));
  void hold();
  await page.route('**/user/refresh', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/pricing');
  await page.getByRole('heading', { name: 'Loading your experience...' }).waitFor();
  release();
  await account(page).waitFor();
  expect(await page.getByText('Loading your experience...').count()).toBe(0);

  await context.clearCookies();
  void hold();
  const asked = page.waitForRequest('**/user/refresh');
  const answered = page.waitForResponse('**/user/refresh');
  await page.goto('/pricing');
  await untilAlive(page);
  await asked;
  release();
  await answered;
  expect(await seen()).not.toContain('loader');
});

test('five tabs whose token has expired renew it together, and each does what it was asked', async () => {
  const { email } = await enrol();
  const { page } = await visit('/login');
  await comeIn(page, email);
  await account(page).waitFor();
  const context = page.context();
  const tabs = [];
  for (let tab = 0; tab < 5; tab += 1) tabs.push(await openTab(context, '/account/confirm/some.link'));
  for (const tab of tabs) await expect.poll(() => tab.getByLabel('Password').count()).toBe(0);

  const fresh = new Set<string | undefined>();
  let calls = 0;
  await context.route('**/user/refresh', async (route) => {
    const response = await route.fetch();
    fresh.add(`Bearer ${((await response.json()) as { accessToken: string }).accessToken}`);
    await route.fulfill({ response });
  });
  await context.route('**/user/confirm-email/*', async (route) => {
    calls += 1;
    // The token that a tab started with has expired.
    const isNew = fresh.has(route.request().headers()['authorization']);
    await route.fulfill({ status: isNew ? 200 : 401, json: { error: 'signed-out', message: 'Well?' } });
  });
  await Promise.all(
    tabs.map((tab) =>
      tab
        .getByRole('button', { name: 'Yes, it is mine' })
        .evaluate((button) => (button as HTMLElement).click()),
    ),
  );
  for (const tab of tabs) await tab.getByText('Thank you. This address is yours.', { exact: true }).waitFor();

  expect(fresh.size).toBeLessThanOrEqual(2);
  expect(calls).toBeLessThanOrEqual(10);
});

test.each(askedToday([-1, 1], (days) => days === 1))(
  'a clock that is %i day wrong does not log the visitor out',
  async (days) => {
    const { email } = await enrol();
    const { page, complaints } = await visit('about:blank');
    await page.clock.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
    await page.goto('/login');
    await comeIn(page, email);
    await page.getByText('Welcome back we missed you!', { exact: true }).waitFor();
    await page.reload();
    await account(page).waitFor();
    expect(complaints).toEqual([]);
  },
);

test('a lost password is replaced by the link in a mail, once', async () => {
  const { email } = await enrol('+shop');
  const { page } = await visit('/forgot-password');
  await untilAlive(page);
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByRole('main').getByText('Password reset link sent! Check your email.').first().waitFor();

  let link = '';
  await expect
    .poll(async () => {
      const mail = (await mailsTo(email)).find(({ text }) => text.includes('/reset-password/'));
      link = /\S+\/reset-password\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  await page.goto(link);
  await untilAlive(page);
  // For the password manager, which keeps the new password under the customer's email.
  expect(await page.locator('main [autocomplete=username]').inputValue()).toBe(email);
  const choose = async (first: string, second: string) => {
    await page.getByLabel('New password', { exact: true }).fill(first);
    await page.getByLabel('Confirm password').fill(second);
    await page.getByRole('button', { name: 'Reset Password' }).click();
  };
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') calls += 1;
  });
  await choose('another shutter', 'another shutters');
  await page.getByText('Passwords do not match').first().waitFor();
  expect(calls).toBe(0);
  await choose('another shutter', 'another shutter');
  await page.getByRole('main').getByText('Password reset successful! Redirecting...').first().waitFor();
  await page.waitForURL('**/login');

  await page.goto(link);
  await untilAlive(page);
  await choose('a third shutter', 'a third shutter');
  await page.getByRole('link', { name: 'Ask for a new link' }).waitFor();
});

const waysBack: [how: string, ignored: string[]][] = [
  ['made anew', []],
  ['kept in memory', ['--disable-back-forward-cache']],
];

test.each(askedToday(waysBack, ([how]) => how === 'kept in memory'))(
  'after the logout Back shows no account: %s',
  async (_, ignoreDefaultArgs) => {
    const { email, name } = await enrol();
    const browser = await chromium.launch({ ...(await findBrowser()), ignoreDefaultArgs });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ baseURL: inject('shopUrl'), reducedMotion: 'reduce' });
    await page.goto('/login');
    await comeIn(page, email);
    await page.goto('/account');
    await account(page).waitFor();
    await page.goto('/templates');
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await logIn(page).waitFor();
    await page.waitForURL(`${inject('shopUrl')}/`);

    await page.goBack({ waitUntil: 'commit' });
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForURL(isLogin);
    await page.getByLabel('Password').waitFor();
    expect(await page.locator('html').innerHTML()).not.toContain(name);
  },
);
