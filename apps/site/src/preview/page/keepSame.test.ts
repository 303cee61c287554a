import { expect, test } from 'vitest';
import { keepSame } from './keepSame.ts';

const site = {
  business: { name: 'Long & Daughters', address: { town: 'Stroud' } },
  prices: { groups: [{ name: 'Hair', items: [{ name: 'Cut', price: 2400 }, { name: 'Shave' }] }] },
};

test('an equal value is the old one', () => {
  expect(keepSame(site, structuredClone(site))).toBe(site);
});

test('the unchanged parts of a changed value are the old ones', () => {
  const sent = structuredClone(site);
  sent.prices.groups[0]!.items[1]!.name = 'Hot shave';
  const kept = keepSame(site, sent);
  expect(kept).toEqual(sent);
  expect(kept.business).toBe(site.business);
  expect(kept.prices).not.toBe(site.prices);
  expect(kept.prices.groups[0]!.items[0]).toBe(site.prices.groups[0]!.items[0]);
});

test.each([
  ['a row more', [1, 2], [1, 2, 3]],
  ['a row less', [1, 2], [1]],
  ['rows in another order', [{ a: 1 }, { b: 1 }], [{ b: 1 }, { a: 1 }]],
  ['a field more', { a: 1 }, { a: 1, b: 1 }],
  ['a field less', { a: 1, b: 1 }, { a: 1 }],
  ['another field', { a: 1 }, { b: 1 }],
  ['a field that is not said', { a: undefined }, { b: undefined }],
  ['a list where a group was', { 0: 'a' }, ['a']],
  ['a group where a list was', ['a'], { 0: 'a' }],
  ['words where a group was', { a: 1 }, 'a'],
  ['nothing where a group was', { a: 1 }, null],
  ['a group where nothing was', undefined, { a: 1 }],
])('%s is the new value', (_what, before, sent) => {
  const came = structuredClone(sent);
  expect(keepSame<unknown>(before, came)).toStrictEqual(sent);
});
