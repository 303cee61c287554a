import { expect, test } from 'vitest';
import { addressesUnder } from './siteAddress.ts';

test.each([
  ['/demos/barbershop-classic/', '', '/demos/barbershop-classic/'],
  ['/demos/barbershop-classic/', 'prices', '/demos/barbershop-classic/prices/'],
  ['/', '', '/'],
  ['/', 'find-us', '/find-us/'],
])('a site under %s has its page “%s” at %s', (root, slug, address) => {
  expect(addressesUnder(root)(slug)).toBe(address);
});
