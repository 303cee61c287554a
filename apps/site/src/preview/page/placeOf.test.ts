import { expect, test } from 'vitest';
import { placeOf } from './placeOf.ts';

const content = {
  language: 'en',
  business: { name: 'Long & Daughters', trade: 'Barbers', line: 'Cuts, shaves and tea' },
  opening: { heading: 'Barbers since 1911', picture: { kind: 'photo', file: 'en.jpg', alt: 'Our front' } },
  prices: { groups: [{ heading: 'Cuts', items: [{ name: 'A cut', price: 2400 }, { name: 'Tea' }] }] },
};

test.each([
  ['the whole of a text', ['Barbers'], 'business.trade'],
  ['a text with breaks in it', ['Long &\n Daugh\u00adters'], 'business.name'],
  ['a text with more beside it', ['Welcome to Long & Daughters, Barbers'], 'business.name'],
  ['the longest of those that are in it', ['Barbers since 1911 in Leeds'], 'opening.heading'],
  ['a sum, by what it is asked for', ['£24', 'A cut £24'], 'prices.groups.0.items.0.name'],
  ['a picture', ['Our front'], 'opening.picture.alt'],
])('the place of %s is found', (_, shown, path) => {
  expect(placeOf(content, shown)).toBe(path);
});

test.each([
  ['nothing', []],
  ['what the design says', ['Open now']],
  ['a word with two letters of a text in it', ['Open']],
  ['the name of a file', ['en.jpg']],
])('%s has no place', (_, shown) => {
  expect(placeOf(content, shown)).toBeUndefined();
});
