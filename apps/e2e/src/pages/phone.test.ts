import { existsSync } from 'node:fs';
import { catalogue } from '@awning/templates/catalogue';
import { expect, test } from 'vitest';
import { violations } from '../support/barriers.ts';
import { visit } from '../support/browser.ts';

// A design that draws from content has its demo in a file of its own.
const freed = catalogue.filter(({ id }) =>
  existsSync(new URL(`../../../../packages/templates/src/${id}/demo.ts`, import.meta.url)),
);

// What sells on a phone: what it is, where, its number and one thing to do are there before anybody scrolls.
const firstScreen = 600;
const longest = 6000;
// The bar at the foot of the window leaves enough of what it lies over. At 740 `demos.test.ts` asks everything.
const otherHeights = [640, 800];

test.each(freed)(
  '$name says on a phone what it is, where, its number and what to do, at once and in few screens',
  async ({ id }) => {
    const { page } = await visit(`/demos/${id}/`);
    await page.setViewportSize({ width: 360, height: 740 });
    const line = page.getByRole('region', { name: 'In short' });
    const action = page.getByRole('banner').getByRole('link').last();
    const call = line.getByRole('link').first();
    for (const part of [line, call]) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(firstScreen);
    }
    expect(await call.getAttribute('href')).toMatch(/^tel:\+\d+$/);
    expect((await action.boundingBox())?.y).toBeLessThan(firstScreen);

    const bar = page.getByRole('navigation', { name: 'Contact' });
    expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Call', 'Book', 'Directions']);
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    expect(Math.round(y + height)).toBe(740);

    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall).toBeLessThanOrEqual(longest);

    const main = page.getByRole('main');
    expect(await main.getByText(/£\d/).count(), 'prices').toBeGreaterThan(0);
    expect(await page.getByRole('table', { name: 'Opening hours' }).count(), 'hours').toBeGreaterThan(0);
    expect(await page.locator('a[href*="openstreetmap.org"]').count(), 'a map').toBeGreaterThan(0);

    for (const screen of otherHeights) {
      await page.setViewportSize({ width: 360, height: screen });
      expect(await violations(page, 'targets'), `${screen} px high`).toEqual([]);
    }
  },
);

test('ten designs and more are asked', () => {
  expect(freed.length).toBeGreaterThanOrEqual(10);
});
