import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { untilAlive, visit } from './browser.ts';

const shopPages = [
  ['/', 'Open for business, online.'],
  ['/templates', 'All the windows'],
  ['/templates/barbershop', 'Barbershop'],
  ['/templates/flowershop', 'Flowershop'],
  ['/templates/barbershop/barbershop-classic', 'Barbershop Classic'],
  ['/templates/personal-trainer/trainer-volt', 'Trainer Volt'],
  ['/checkout', 'At the till'],
  ['/checkout?templateId=barbershop-deluxe&addOns=blogSetup', 'At the till'],
] as const;

async function violations(page: Page) {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each(shopPages)(
  '%s says its name, hydrates without a complaint and asks no other host',
  async (address, name) => {
    const { page, complaints, strangers } = await visit(address);
    await untilAlive(page);

    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([name]);
    expect(await page.title()).toMatch(/Awning/);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  },
);

test.each(
  shopPages.flatMap(([address]) =>
    (['light', 'dark'] as const).map((colorScheme) => [address, colorScheme] as const),
  ),
)('%s has no barrier that axe can find, %s, at 1280 and at 360 px', async (address, colorScheme) => {
  const { page } = await visit(address, { colorScheme });
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await violations(page)).toEqual([]);
});

test.each(shopPages)('%s never scrolls sideways, from 320 to 2560 px', async (address) => {
  const { page } = await visit(address);
  for (const width of [320, 360, 768, 1020, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${width} px`).toBe(0);
  }
});

test.each([
  ['/nowhere', 'Oops! Page not found'],
  ['/templates/piracy', 'Oops! Page not found'],
  ['/templates/barbershop/barbershop-imaginary', 'Template not found'],
  ['/checkout?templateId=barbershop-imaginary', 'Template not found'],
  ['/orders/nobody-has-this-token', 'Oops! Page not found'],
  ['/demos/barbershop-imaginary/', 'Oops! Page not found'],
])('%s has status 404 and says so', async (address, words) => {
  const { page, complaints } = await visit(address);

  await page.getByText(words).first().waitFor();
  await untilAlive(page);
  expect((await fetch(inject('shopUrl') + address, { headers: { accept: 'text/html' } })).status).toBe(404);
  // The browser itself reports the page's own status; nothing else may be wrong with it.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('a template under the wrong category leads to its own address for good', async () => {
  const answer = await fetch(`${inject('shopUrl')}/templates/gyms/barbershop-classic`, {
    redirect: 'manual',
  });

  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toMatch(/\/templates\/barbershop\/barbershop-classic$/);
});

test.each(['/templates/personal%20trainer', '/templates/Personal-Trainer', '/templates/PERSONAL%20TRAINER'])(
  'the trade is found however it is written: %s',
  async (address) => {
    const { page, complaints } = await visit(address);
    await untilAlive(page);

    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Personal Trainer');
    expect(await page.getByRole('link', { name: 'Trainer Volt', exact: true }).count()).toBe(1);
    expect(complaints).toEqual([]);
  },
);
