import { expect, test } from 'vitest';
import { parseUrl } from './parseUrl.ts';

test('an address with umlauts is one however many were asked before', () => {
  const hosts = new Set<string | undefined>();
  for (let asked = 0; asked < 50_000; asked += 1) hosts.add(parseUrl('https://Bäckerei.example')?.hostname);
  expect([...hosts]).toEqual(['xn--bckerei-5wa.example']);
});

test('what is no address is none, unless it is one under another', () => {
  expect(parseUrl('/to pay')).toBeUndefined();
  expect(parseUrl('/to pay', 'https://shop.example')?.pathname).toBe('/to%20pay');
});
