import { expect, test } from 'vitest';
import { parseAmount } from './parseAmount.ts';

test.each([
  ['49.50', 49_50],
  ['49.5', 49_50],
  ['49', 49_00],
  [' $1,049.07 ', 1_049_07],
  ['1,000,000', 1_000_000_00],
  ['0.29', 29],
  ['1234567', 1_234_567_00],
])('%j is a sum', (typed, minor) => {
  expect(parseAmount(typed)).toBe(minor);
});

test.each(['', 'all', '49,50', '4.999', '-1', '1e3', '1,00', '49.', '.5', '٤٩'])('%j is no sum', (typed) => {
  expect(parseAmount(typed)).toBeUndefined();
});
