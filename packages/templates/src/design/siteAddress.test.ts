import { expect, test } from 'vitest';
import { addressesUnder, withAddresses } from './siteAddress.ts';

const addressesOf = (...names: readonly string[]) =>
  withAddresses([
    { slug: '', name: 'Home' },
    ...names.map((name, place) => ({ slug: `page-${place}`, name })),
  ])
    .slice(1)
    .map(({ address }) => address);

test.each([
  ['Find us', 'find-us'],
  ['Öffnungszeiten & Preise', 'oeffnungszeiten-and-preise'],
  ['Straße', 'strasse'],
  ['Œuvres d’été', 'oeuvres-d-ete'],
  ['Ποιοι είμαστε', 'poioi-eimaste'],
  ['404', '404-2'],
  ['日本', 'page-0'],
  ['👋', 'page-0'],
])('a page that is called “%s” stands at %s', (name, address) => {
  expect(addressesOf(name)).toEqual([address]);
});

test('of two pages with one name each has an address', () => {
  expect(addressesOf('Prices', 'prices', 'Prices!')).toEqual(['prices', 'prices-2', 'prices-3']);
});

test.each([
  ['/demos/barbershop-classic/', '', '/demos/barbershop-classic/'],
  ['/demos/barbershop-classic/', 'visit', '/demos/barbershop-classic/find-us/'],
  ['/', '', '/'],
  ['/', 'visit', '/find-us/'],
])('a site under %s has its page “%s” at %s', (root, slug, address) => {
  const pages = withAddresses([
    { slug: '', name: 'Home' },
    { slug: 'visit', name: 'Find us' },
  ]);
  expect(addressesUnder(root, pages)(slug)).toBe(address);
});
