import { expect, test } from 'vitest';
import { changesBeside, changesBetween, conflictsBetween, withChanges } from './changes.ts';

const before = {
  business: { name: 'Sharp', address: { town: 'Leeds', street: '4 Mill Lane' } },
  prices: { groups: [{ items: [{ name: 'Cut', price: 1900 }, { name: 'Shave' }] }] },
};

test.each([
  ['a letter', { ...before, business: { ...before.business, name: 'Sharp & Sons' } }, ['business.name']],
  [
    'a field left blank',
    { ...before, business: { ...before.business, address: { town: 'Leeds' } } },
    ['business.address.street'],
  ],
  [
    'a price in a list',
    { ...before, prices: { groups: [{ items: [{ name: 'Cut', price: 2000 }, { name: 'Shave' }] }] } },
    ['prices.groups.0.items.0.price'],
  ],
  [
    'a row more',
    { ...before, prices: { groups: [{ items: [...before.prices.groups[0]!.items, { name: 'Towel' }] }] } },
    ['prices.groups.0.items'],
  ],
  ['a part that was not there', { ...before, people: { items: [] } }, ['people']],
  ['nothing', structuredClone(before), []],
])('%s is sent as what has changed, and nothing else', (_name, after, places) => {
  const changes = changesBetween(before, after);
  expect(changes.map(({ path }) => path)).toEqual(places);
  expect(withChanges(before, changes)).toEqual(after);
});

test('two editors who change different fields do not stand in each other’s way', () => {
  const mine = [{ path: 'business.name', value: 'Sharp & Sons' }];
  expect(conflictsBetween(mine, [{ path: 'business.address.town', value: 'York' }])).toEqual([]);
  expect(conflictsBetween(mine, [{ path: 'business.name', value: 'Sharp & Sons' }])).toEqual([]);
  expect(conflictsBetween(mine, [{ path: 'business.name', value: 'Blunt' }])).toEqual(mine);
  expect(conflictsBetween(mine, [{ path: 'business' }])).toEqual(mine);
});

test('what was refused is left out, with all that stands in it', () => {
  const changes = [{ path: 'business.name' }, { path: 'prices.groups.0.items.0.price' }, { path: 'people' }];
  expect(changesBeside(changes, ['business.name', 'people.items.0.name'])).toEqual([
    { path: 'prices.groups.0.items.0.price' },
  ]);
});
