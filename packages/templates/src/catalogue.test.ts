import { tierOf } from '@awning/shop/tiers';
import { expect, test } from 'vitest';
import { byTemplate } from './byTemplate.ts';
import { catalogue } from './catalogue.ts';
import { measured } from './measured.ts';
import { shots } from './shots.ts';
import { loadShowcase } from './showcases.ts';

test('Barbershop Classic and Barbershop Deluxe keep their names, tiers and prices', () => {
  expect(catalogue).toContainEqual(
    expect.objectContaining({ name: 'Barbershop Classic', tier: 'basic', price: 299_00 }),
  );
  expect(catalogue).toContainEqual(
    expect.objectContaining({ name: 'Barbershop Deluxe', tier: 'advanced', price: 799_00 }),
  );
});

test('no two templates share an id', () => {
  const ids = catalogue.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(catalogue)('$name costs what its tier costs', ({ tier, price }) => {
  expect(price).toBe(tierOf(tier).price);
});

// docs/product.md, “Tiers and add-ons”.
const limits = { basic: [1, 3], intermediate: [4, 6], advanced: [12, Infinity] } as const;
const ownAddOns = {
  basic: [],
  intermediate: ['priorityLaunch'],
  advanced: ['priorityLaunch', 'staffTraining'],
};

test.each(catalogue)('$name has as many pages as its tier promises', ({ tier, pages }) => {
  const [fewest, most] = limits[tier];
  expect(pages.length).toBeGreaterThanOrEqual(fewest);
  expect(pages.length).toBeLessThanOrEqual(most);
});

test.each(catalogue)('$name sells the add-ons of its tier', ({ tier, addOns }) => {
  expect(addOns).toEqual(ownAddOns[tier]);
});

test.each(catalogue)(
  '$name says what it is and where to try it',
  ({ id, demoUrl, summary, description, features, colours }) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(demoUrl).toBe(`/demos/${id}/`);
    expect(description.length).toBeGreaterThan(60);
    expect(summary.length).toBeLessThanOrEqual(70);
    expect(summary).toMatch(/, for /);
    expect(colours.length).toBeGreaterThan(0);
    expect(colours.length).toBeLessThanOrEqual(2);
    expect(features.length).toBeGreaterThanOrEqual(4);
  },
);

test.each(catalogue)(
  '$id stands in its window as it is: run `npm run shots` after drawing a demo',
  ({ id }) => {
    expect(shots[id]).toMatchObject({
      card: { width: 576, height: 432 },
      phone: { width: 160, height: 320 },
      share: expect.stringContaining('share-1200'),
    });
  },
);

/** The samples with photographs, which have their sources written down. */
const photographs = byTemplate(import.meta.glob('./*/sample/pictures/CREDITS.md', { query: '?url' }));

test.each(catalogue)(
  '$id was measured, and is as quick and as clear as we say: `npm run lighthouse`',
  ({ id }) => {
    expect(measured[id]).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      accessibility: 100,
      bestPractices: 100,
      seo: 100,
    });
    expect(measured[id]?.performance).toBeGreaterThanOrEqual(98);
    expect(measured[id]?.bytes).toBeLessThan(id in photographs ? 160_000 : 120_000);
  },
);

test.each(catalogue)(
  '$name dates each of its changes, newest first and none in the future',
  async ({ id, createdAt }) => {
    const { changes } = await loadShowcase(id);
    const days = changes.map(({ on }) => on);
    expect(days.length).toBeGreaterThan(0);
    for (const on of days) expect(new Date(on).toISOString().slice(0, 10)).toBe(on);
    expect(days).toEqual([...new Set(days)].toSorted().toReversed());
    expect(days[0]! <= new Date().toISOString().slice(0, 10)).toBe(true);
    expect(days.at(-1)! >= createdAt).toBe(true);
    for (const { what } of changes) expect(what).toMatch(/^[A-Z][^.]{10,119}\.$/);
  },
);
