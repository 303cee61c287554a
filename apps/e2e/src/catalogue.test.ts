import { catalogue } from '@awning/templates/catalogue';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { untilAlive, visit } from './browser.ts';

const at = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const status = (page: Page) => page.getByRole('status').first().innerText();
const named = (templates: readonly (typeof catalogue)[number][]) => templates.map(({ name }) => name);
const barbers = catalogue.filter(({ name }) => /barb/i.test(name));
const dearestFirst = barbers.toSorted((a, b) => b.price - a.price);
const entries = (page: Page) => page.evaluate(() => history.length);

test('a view is in the address: words over the last one, each choice to go back to, and a reload keeps it', async () => {
  const { page, complaints } = await visit('/templates');
  await untilAlive(page);
  const search = page.getByRole('searchbox', { name: 'Search by name or tier' });
  const before = await entries(page);

  await search.pressSequentially('barb');
  await expect.poll(() => at(page)).toBe('/templates?q=barb');
  expect(await entries(page)).toBe(before);
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await names(page)).toEqual(named(barbers));

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-high');
  await expect.poll(() => at(page)).toBe('/templates?q=barb&sort=price-high');
  expect(await names(page)).toEqual(named(dearestFirst));
  await page.getByRole('checkbox', { name: /^Basic/ }).check();
  await page.getByRole('checkbox', { name: /^Barbershop/ }).check();
  await expect.poll(() => at(page)).toBe('/templates/barbershop?q=barb&tier=basic&sort=price-high');
  expect(await status(page)).toMatch(/^Showing 1 of \d+ templates$/);
  expect(await entries(page)).toBe(before + 3);

  await page.reload();
  await untilAlive(page);
  expect(await search.inputValue()).toBe('barb');
  expect(await names(page)).toEqual(['Barbershop Classic']);

  await page.goBack();
  await expect.poll(() => at(page)).toBe('/templates?q=barb&tier=basic&sort=price-high');
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(named(dearestFirst));
  expect(await page.getByRole('checkbox', { name: /^Basic/ }).isChecked()).toBe(false);

  // What is typed is there again after a look at something else.
  await search.fill('deluxe');
  await page.getByRole('link', { name: 'View Details of Barbershop Deluxe' }).click();
  await page.getByRole('heading', { level: 1, name: 'Barbershop Deluxe' }).waitFor();
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('deluxe');
  expect(complaints).toEqual([]);
});

test('odd questions do no harm, and a trade without a window says so and offers one', async () => {
  const { page, complaints } = await visit(
    '/templates?q=%00%3Cscript%3E&tier=gold&price=x&sort=%F0%9F%A5%90&page=99',
  );
  await untilAlive(page);
  await page.getByText('No templates found matching your criteria').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect.poll(() => names(page)).toContain('Trainer Volt');

  for (const trade of ['Weddings', 'real%20estate', 'PHOTOGRAPHY']) {
    expect((await fetch(`${inject('shopUrl')}/templates/${trade}`)).status).toBe(200);
  }
  await page.goto('/templates/weddings');
  await page.getByRole('heading', { level: 1, name: 'Weddings' }).waitFor();
  await page.getByText('No templates found matching your criteria').waitFor();
  expect(
    await page.getByRole('main').getByRole('link', { name: 'Ask for a quote' }).getAttribute('href'),
  ).toBe('/pricing#custom-development');
  expect(complaints).toEqual([]);
});

test('without JavaScript, the form finds the same view, and a trade leads to its own address', async () => {
  const { page } = await visit('/landing', { javaScriptEnabled: false });
  await page.getByLabel('Your trade').selectOption('Barbershop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/templates/barbershop');

  await page.getByRole('searchbox').fill('classic');
  await page.getByRole('checkbox', { name: /^Basic/ }).check();
  await page.getByRole('button', { name: 'Show them' }).click();
  await page.waitForURL(/\/templates\/barbershop\?q=classic&tier=basic$/);
  expect(await names(page)).toEqual(['Barbershop Classic']);
  await page.getByRole('link', { name: 'Remove filter: “classic”' }).click();
  await page.waitForURL(/\/templates\/barbershop\?tier=basic$/);

  await page.goto('/gallery');
  await page.getByText('Personal Trainer', { exact: true }).click();
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/\/gallery\?category=personal-trainer$/);
  const trainers = catalogue.filter(({ category }) => category === 'Personal Trainer');
  expect(await page.getByRole('figure').count()).toBe(trainers.length);
});

test('a trade is chosen on the landing page, and each price leads to its own', async () => {
  const { page, complaints } = await visit('/landing');
  await untilAlive(page);
  const go = page.getByRole('button', { name: 'Continue' });
  await page.getByLabel('Your trade').focus();
  await expect.poll(() => go.isDisabled()).toBe(true);
  for (const tier of ['basic', 'intermediate', 'advanced']) {
    expect(await page.locator(`main a[href="/pricing#${tier}"]`).count()).toBe(1);
  }
  await page.getByLabel('Your trade').selectOption('Real Estate');
  await go.click();
  await page.waitForURL('**/templates/real-estate');
  await page.getByRole('heading', { level: 1, name: 'Real Estate' }).waitFor();
  expect(complaints).toEqual([]);
});

test('with the API silent, the windows stay lit in their own order', async () => {
  const { page, complaints } = await visit('about:blank');
  await page.route('**/catalogue/**', (route) => route.abort());
  await page.goto('/templates/barbershop');
  await untilAlive(page);
  expect(await names(page)).toEqual(named(barbers));
  await page.getByRole('link', { name: 'View Details of Barbershop Classic' }).click();
  await page.getByRole('heading', { level: 1, name: 'Barbershop Classic' }).waitFor();
  // The browser itself reports a request that was cut off; nothing else may be wrong.
  expect(complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
});
