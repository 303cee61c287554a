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
