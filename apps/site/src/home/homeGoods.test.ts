import { testimonials } from '@awning/content/testimonials';
import { tiers } from '@awning/shop/tiers';
import { catalogue } from '@awning/templates/catalogue';
import { measured } from '@awning/templates/measured';
import { expect, test } from 'vitest';
import { onePerCategory } from '../goods/listedTemplates.ts';
import { homeGoods } from './homeGoods.ts';

const { shops, best, from } = homeGoods();

test('home shows one of each size, each of another trade, and none that stands in its first shop front', () => {
  const shown = best.map(({ template }) => template);
  expect(shown.map(({ tier }) => tier)).toEqual(tiers.map(({ id }) => id));
  expect(new Set(shown.map(({ category }) => category)).size).toBe(tiers.length);
  expect(shown.map(({ id }) => id)).not.toContain(shops[0].template.id);
});

test('each trade has a shop front', () => {
  const trades = (list: typeof onePerCategory | typeof shops) =>
    list.map(({ template }) => template.category).toSorted();
  expect(trades(shops)).toEqual(trades(onePerCategory));
});

test('home is told of what it shows and of nothing else, however much there is on the shelf', () => {
  const told = JSON.stringify(homeGoods());
  const shown = new Set([...shops, ...best].map(({ template }) => template.id));
  const unseen = catalogue.filter(({ id }) => !shown.has(id));
  expect(unseen.length).toBeGreaterThan(0);
  expect(unseen.filter(({ name, summary }) => told.includes(name) || told.includes(summary))).toEqual([]);
  expect(from).toBe(Math.min(...catalogue.map(({ price }) => price)));
});

test('what home says of speed is so of every demo', () => {
  const { title } = testimonials.facts[1];
  expect(title).toBe('100 of 100 for speed');
  expect(Object.keys(measured).toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
  expect(Object.values(measured).filter(({ performance }) => performance < 100)).toEqual([]);
});
