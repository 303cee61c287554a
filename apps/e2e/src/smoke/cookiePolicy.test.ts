import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { untilAlive, visit } from '../support/browser.ts';
import { logIn, owner } from '../support/owner.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'A word about cookies' });
const row = (page: Page, key: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: key, exact: true }) });
const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

test('the policy opens the notice as often as it is asked to, and lists what each answer stores', async () => {
  const { page, complaints } = await visit('about:blank');
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/cookie-policy');
  await untilAlive(page);
  for (const [choice, expected] of [
    ['Accept all', { cookieConsent: 'accept-all', cookieConsentOverSignal: 'yes' }],
    ['Necessary only', { cookieConsent: 'reject-some' }],
  ] as const) {
    await page.getByRole('button', { name: 'Open the cookie notice' }).click();
    const answers = await banner(page).getByRole('button').allInnerTexts();
    expect(await page.getByRole('term').allInnerTexts()).toEqual(expect.arrayContaining(answers));
    await banner(page).getByRole('button', { name: choice, exact: true }).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await stored(page)).toEqual(expected);
    for (const key of Object.keys(expected)) expect(await row(page, key).count()).toBe(1);
  }
  expect(complaints).toEqual([]);
});

test('the policy names both values of the session’s cookie', async () => {
  const { page } = await visit('/cookie-policy');
  const status = async () => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === 'user-status')?.value;
  };
  await logIn(page, owner);
  await page.reload();
  await expect.poll(status).toBe('logged-in');
  expect(await row(page, 'user-status').innerText()).toContain('“logged-in”');

  await page.route('**/user/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await expect.poll(status).toBe('logged-out');
  expect(await row(page, 'user-status').innerText()).toContain('“logged-out”');
});
