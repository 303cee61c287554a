import { expect, inject, test } from 'vitest';
import type { Page } from 'playwright';
import { untilAlive, visit } from '../support/browser.ts';

/** Visits a page, and records the scripts that are loaded. */
async function arrive(address: string, { savesData = false } = {}) {
  const { page } = await visit('about:blank', { savesData });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(inject('shopUrl') + address);
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  // It appears over the foot of the screen, and would come between a link there and the pointer.
  await page.getByRole('region', { name: 'A word about cookies' }).waitFor();
  return { page, scripts };
}

/** Waits until the visible links are prefetched: by then pointer and keyboard have listeners. */
async function untilFetchedInSight(scripts: readonly string[]) {
  for (const module of ['catalogue', 'pricing'])
    await expect.poll(() => scripts.filter(isOf(module)).length).toBe(1);
}

const isOf = (module: string) => (script: string) => script.startsWith(`/assets/${module}-`);
const footer = (page: Page) => page.getByRole('contentinfo');

test('the script of a page is loaded before its link is pressed, when a pointer or the keyboard reaches it', async () => {
  const { page, scripts } = await arrive('/');
  await untilFetchedInSight(scripts);
  expect(scripts.filter(isOf('privacy'))).toEqual([]);
  await footer(page).getByRole('link', { name: 'Privacy' }).hover();
  await expect.poll(() => scripts.filter(isOf('privacy')).length).toBe(1);
  await footer(page).getByRole('link', { name: 'Terms' }).focus();
  await expect.poll(() => scripts.filter(isOf('terms')).length).toBe(1);
  await page.waitForLoadState('networkidle');

  // Every further request would be aborted.
  await page.route('**/assets/*.js', (route) => route.abort());
  await footer(page).getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/privacy');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/privacy/i);
});

test('visible links are prefetched once the browser is idle: the shop, its prices, and nothing more', async () => {
  const { page, scripts } = await arrive('/');
  await untilFetchedInSight(scripts);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('link', { name: 'Log in' }).first().isVisible()).toBe(true);
  expect(scripts.filter(isOf('login'))).toEqual([]);
});

test('with Save-Data nothing is prefetched', async () => {
  const { page, scripts } = await arrive('/', { savesData: true });
  await footer(page).getByRole('link', { name: 'Privacy' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).first().focus();
  await page.waitForLoadState('networkidle');
  expect(
    scripts.filter((script) => ['privacy', 'catalogue', 'pricing'].some((module) => isOf(module)(script))),
  ).toEqual([]);
});
