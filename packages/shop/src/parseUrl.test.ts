import { expect, test } from 'vitest';
import { parseUrl } from './parseUrl.ts';

test('an address with umlauts is valid after any number of calls', () => {
  const hosts = new Set<string | undefined>();
  for (let asked = 0; asked < 50_000; asked += 1) hosts.add(parseUrl('https://Bäckerei.example')?.hostname);
  expect([...hosts]).toEqual(['xn--bckerei-5wa.example']);
});

test('an invalid address is none, unless it is relative to another', () => {
  expect(parseUrl('/to pay')).toBeUndefined();
  expect(parseUrl('/to pay', 'https://shop.example')?.pathname).toBe('/to%20pay');
});
