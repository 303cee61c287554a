import { emptyCategories, landingCategories } from '@awning/shop/catalogue';
import { nearest } from '@awning/content/nearest';
import { catalogue } from '@awning/templates/catalogue';
import { expect, test } from 'vitest';
import { nearestTo } from './nearestTo.ts';

test('a visitor whose trade has no design finds the nearest ones', () => {
  for (const category of emptyCategories(catalogue)) {
    expect([category, nearestTo(category, catalogue).length]).not.toEqual([category, 0]);
  }
});

test('what is called the nearest is on the shelf, and near to a trade there is', () => {
  for (const [category, { templates }] of Object.entries(nearest)) {
    expect(landingCategories).toContain(category);
    expect(nearestTo(category, catalogue).map(({ id }) => id)).toEqual(templates);
  }
});

test('where nothing is sold, nothing is near', () => {
  expect(nearestTo('Weddings', [])).toEqual([]);
});
