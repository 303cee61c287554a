import { tiers } from '@awning/shop/tiers';
import { expect, test } from 'vitest';
import { onePerCategory } from '../goods/listedTemplates.ts';
import { bestTemplates, shopFronts } from './bestTemplates.ts';

test('home shows one of each size, each of another trade, and none that stands in its first shop front', () => {
  const shown = bestTemplates.map(({ template }) => template);
  expect(shown.map(({ tier }) => tier)).toEqual(tiers.map(({ id }) => id));
  expect(new Set(shown.map(({ category }) => category)).size).toBe(tiers.length);
  expect(shown).not.toContain(shopFronts[0]?.template);
});

test('each trade has a shop front', () => {
  const trades = (list: typeof shopFronts) => list.map(({ template }) => template.category).toSorted();
  expect(trades(shopFronts)).toEqual(trades(onePerCategory));
});
