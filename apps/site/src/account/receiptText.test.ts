import { expect, test } from 'vitest';
import { paid, partRefunded } from '../testing/orders.fixtures.ts';
import { receiptText } from './receiptText.ts';

/** The sums of a receipt, by what stands before them. */
const sumsOf = (receipt: string) =>
  Object.fromEntries(
    [...receipt.matchAll(/^(.+?) \.{2,} (.+)$/gm)].map(([, name = '', figure = '']) => [name, figure]),
  );

test('a receipt’s lines come to its total', () => {
  expect(sumsOf(receiptText(paid))).toEqual({
    'Barbershop Classic': '$299',
    'Blog Setup': '$100',
    'Total USD': '$399',
  });
});

test('a receipt names the business that it is made out to, where there is one', () => {
  const billing = { company: 'Sharp Trading Ltd', city: 'Leeds', country: 'GB', taxNumber: 'GB 123' };
  expect(receiptText({ ...paid, billing })).toContain(
    ['Billed to: Sharp Trading Ltd', 'Address: Leeds, United Kingdom', 'VAT or tax number: GB 123'].join(
      '\n',
    ),
  );
  expect(receiptText(paid)).not.toContain('Billed to');
});

test('a receipt says what went back and what stays paid', () => {
  expect(sumsOf(receiptText(partRefunded))).toMatchObject({
    'Total USD': '$399',
    Refunded: '$100',
    'Stays paid': '$299',
  });
});
