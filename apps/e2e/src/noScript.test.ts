import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { mailsTo } from './outbox.ts';

test('the home page reads without JavaScript', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false });

  await page.getByRole('heading', { level: 1, name: 'Open for business, online.' }).waitFor();
  expect(await page.getByRole('link', { name: 'Barbershop Classic', exact: true }).count()).toBeGreaterThan(
    0,
  );
});

test('the phone menu opens without JavaScript', async () => {
  const { page } = await visit('/', { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  const menu = page.getByRole('banner').locator('summary');
  await menu.click();
  await page.getByRole('banner').getByRole('link', { name: 'Templates' }).click();
  await page.waitForURL('**/templates');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('All the windows');
});

test('a purchase works without JavaScript', async () => {
  const email = 'nora@noscript.example';
  const { page } = await visit('/checkout?templateId=trainer-volt', { javaScriptEnabled: false });

  await page.getByRole('checkbox', { name: /Priority Launch/ }).check();
  await page.getByLabel('Name').fill('Nora Script');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Pay by card' }).click();

  await page.waitForURL(/\/pay\//);
  expect(await page.getByRole('main').innerText()).toContain('$599');
  await page.getByRole('button', { name: /^Pay/ }).click();

  await page.waitForURL(/\/checkout\/success/);
  await page.getByRole('heading', { level: 1, name: 'Paid, with thanks' }).waitFor();
  await expect.poll(() => mailsTo(email), { timeout: 10_000 }).toHaveLength(1);
});

test('a refused form comes back with each field named and everything that was typed', async () => {
  const { page } = await visit('/checkout?templateId=barbershop-deluxe', { javaScriptEnabled: false });
  // The browser's own check would stop an address like this one; a form may be sent without it.
  await page.getByLabel('Email').evaluate((input) => input.closest('form')?.setAttribute('novalidate', ''));

  await page.getByRole('checkbox', { name: /Staff Training/ }).check();
  await page.getByLabel('Name').fill('Ola Nordmann');
  await page.getByLabel('Email').fill('ola at example');
  await page.getByLabel(/Business/).fill('Klipp & Sånt');
  const answered = page.waitForResponse('**/api/create-checkout-session');
  await page.getByRole('button', { name: 'Pay by card' }).click();

  expect((await answered).status()).toBe(422);
  await page.getByText('Enter an email address like name@example.com').first().waitFor();
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Name').inputValue()).toBe('Ola Nordmann');
  expect(await page.getByLabel('Email').inputValue()).toBe('ola at example');
  expect(await page.getByLabel(/Business/).inputValue()).toBe('Klipp & Sånt');
  expect(await page.getByRole('checkbox', { name: /Staff Training/ }).isChecked()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('At the till');
});
