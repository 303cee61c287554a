import { expect, test } from 'vitest';
import { SiteName } from '@awning/contract/admin/sites';
import { judgeBy } from '@awning/contract/testing/judgeBy';
import { createIsReserved } from './reservedNames.ts';
import { suggestNames } from './suggestNames.ts';

const first = (count: number, business: string) => {
  const names = suggestNames(business);
  return Array.from({ length: count }, () => names.next().value);
};
const faultsOf = judgeBy(SiteName);

test.each([
  ['Sharp & Sons', 'sharp-and-sons'],
  ['Müller & Söhne GmbH', 'mueller-and-soehne-gmbh'],
  ['McDuff’s', 'mcduffs'],
  ['理髪店', 'my-site'],
  ['Jo', 'my-jo'],
  ['***', 'my-site'],
  ['', 'my-site'],
])('%s gets the name %s', (business, name) => {
  expect(first(1, business)).toEqual([name]);
});

test('a second shop with one name gets a number, and a tenth a random ending', () => {
  const names = first(40, 'Sharp & Sons');

  expect(names.slice(0, 3)).toEqual(['sharp-and-sons', 'sharp-and-sons-2', 'sharp-and-sons-3']);
  expect(new Set(names).size).toBe(40);
});

test.each(['x'.repeat(200), `${'x'.repeat(37)} yy zz`, 'xn--a', 'A -- b', '👍', 'Ω', '\u202e', '../../etc'])(
  'for any name of a business (%j), the suggestions are valid in an address',
  (business) => {
    expect(first(20, business).filter((name) => faultsOf(name).length > 0)).toEqual([]);
  },
);

test.each(['www', 'mail', 'api', 'admin', 'preview', 'preview-1', 'previews', 'shop', 'windows'])(
  '%s is the shop’s own',
  (name) => {
    expect(createIsReserved(['shop.example:8080', 'Windows.shop.example'])(name)).toBe(true);
  },
);

test('a name that only contains a reserved word is free', () => {
  const isReserved = createIsReserved(['shop.example']);
  expect(['wwwhisker', 'mail-order', 'apiary', 'sharp', 'my-preview'].filter(isReserved)).toEqual([]);
});
