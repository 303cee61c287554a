import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

const dollars = { currency: 'USD', locale: 'en-US' };

test.each([
  [299_00, '$299'],
  [1_000_00, '$1,000'],
  [0, '$0'],
  [50, '$0.50'],
  [399_05, '$399.05'],
])('%i minor units read %s', (amount, words) => {
  expect(formatMoney(amount, dollars)).toBe(words);
});

test('every sum in dollars reads as Intl has it', () => {
  const digits = (amount: number) => (amount % 100 === 0 ? 0 : 2);
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000_000, max: 1_000_000_000_000 }),
      fc.boolean(),
      (some, isWhole) => {
        const amount = isWhole ? some - (some % 100) : some;
        const { locale, currency } = dollars;
        const minimumFractionDigits = digits(amount);
        const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits });
        expect(formatMoney(amount, dollars)).toBe(format.format(amount / 100));
      },
    ),
  );
});

test('a sum of another country reads as it does there', () => {
  expect(formatMoney(1_234_50, { currency: 'EUR', locale: 'de-DE' })).toBe('1.234,50\u00a0€');
});
