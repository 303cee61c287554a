import { expect, test } from 'vitest';
import { isSaidAt } from './isSaid.ts';

const content = {
  prices: { heading: 'Prices', groups: [] },
  people: { items: [{ name: 'Joan' }, { name: 'Moss', picture: { kind: 'none' } }] },
  gallery: { items: [{ picture: { kind: 'none' } }] },
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
  ['since', true],
  ['soldOut', false],
  ['news.items', false],
  ['prices.heading.length', false],
  ['toString', false],
])('of %s it is said: %s', (place, said) => {
  expect(isSaidAt(content, place)).toBe(said);
});
