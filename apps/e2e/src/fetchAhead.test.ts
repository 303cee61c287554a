import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { untilAlive, visit } from './browser.ts';

const linkOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Templates' });
const isCatalogue = (address: string) => /\/assets\/catalogue-[^/]*\.js$/.test(address);
const isHome = (address: string) => /\/assets\/home-[^/]*\.js$/.test(address);

async function visitHome(before?: (page: Page) => Promise<void>) {
  const { page } = await visit('about:blank');
  await before?.(page);
  await page.goto(inject('shopUrl'));
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  return page;
}

test.each([
  ['the pointer stays on', (page: Page) => linkOf(page).hover()],
  ['the keyboard comes to', (page: Page) => linkOf(page).focus()],
])('a page whose link %s is fetched before the press, and opens with no script more', async (_, approach) => {
  const page = await visitHome();
  const asked: string[] = [];
  const answered: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('requestfinished', (request) => answered.push(request.url()));

  await approach(page);
  await expect
    .poll(() => answered.length === asked.length && answered.some(isCatalogue) && answered.some(isHome), {
      timeout: 20_000,
    })
    .toBe(true);
  await page.route('**/assets/*.js', (route) => route.abort());
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await linkOf(page).press('Enter');

  await page.getByRole('heading', { level: 1, name: 'All the windows' }).waitFor();
  expect(documents).toEqual([]);
});

test('whoever asks for little data is spared what may not be wanted', async () => {
  const page = await visitHome(async (tab) => {
    await tab.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await linkOf(page).hover();
  await page.waitForTimeout(500);
  expect(asked.filter(isCatalogue)).toEqual([]);
  await linkOf(page).click();
  await page.getByRole('heading', { level: 1, name: 'All the windows' }).waitFor();
  expect(asked.filter(isCatalogue)).toHaveLength(1);
});
