import { expect, test } from 'vitest';
import { brand } from '../brand.ts';
import { imprintOf, waysToAskOf } from './imprint.ts';

const named = {
  ...brand,
  legalName: 'Signwriters Ltd',
  address: '1 Ladder Lane, Leith',
  companyNumber: 'SC 123',
  telephone: '+44 (131) 496 0000',
};

test('the seller is named in full, as far as the brand says it', () => {
  expect(imprintOf(named)).toEqual([
    'Signwriters Ltd',
    '1 Ladder Lane, Leith',
    'Company number SC 123',
    '+44 (131) 496 0000',
  ]);
  const unsaid = { ...named, address: '', companyNumber: '', telephone: '' };
  expect(imprintOf(unsaid)).toEqual(['Signwriters Ltd']);
});

test('a telephone link has the digits of the number, and a business without a number has no link', () => {
  expect(waysToAskOf(named)).toEqual([
    { label: brand.email, href: `mailto:${brand.email}` },
    { label: '+44 (131) 496 0000', href: 'tel:+441314960000' },
  ]);
  expect(waysToAskOf({ ...named, telephone: '' })).toHaveLength(1);
});
