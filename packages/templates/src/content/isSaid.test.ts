import { expect, test } from 'vitest';
import { isSaidAt } from './isSaid.ts';

const content = {
  prices: { heading: 'Prices', groups: [] },
  people: { items: [{ name: 'Joan' }, { name: 'Moss', picture: { kind: 'none' } }] },
  gallery: { items: [{ picture: { kind: 'none' } }] },
  menu: [
    { heading: 'Soup', items: [{ name: 'Leek' }, { name: 'Crab', allergens: ['milk'] }] },
    { heading: 'Pie', items: [] },
  ],
  since: 0,
  soldOut: false,
};

test.each([
  ['prices', true],
  ['prices.groups', false],
  ['people.items', true],
  ['people.items.1.picture', false],
  ['people.items.2', false],
  ['gallery', false],
  ['menu.*.items', true],
  ['menu.1.items.*.name', false],
  ['menu.*.items.*.allergens', true],
  ['menu.0.items.0.allergens', false],
  ['since.*', false],
  ['since', true],
  ['soldOut', false],
  ['news.items', false],
  ['prices.heading.length', false],
  ['toString', false],
])('of %s it is said: %s', (place, said) => {
  expect(isSaidAt(content, place)).toBe(said);
});
