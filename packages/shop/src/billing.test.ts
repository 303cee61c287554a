import { expect, test } from 'vitest';
import { billingFacts, billsSomebody, filledIn } from './billing.ts';

const labels = { company: 'Billed to', address: 'Address', taxNumber: 'Tax number' };

test('a blank field counts as empty', () => {
  expect(filledIn({ company: ' ', city: 'Leeds', country: '', other: 'x' })).toEqual({ city: 'Leeds' });
});

test('a pasted number is the same as a typed one', () => {
  expect(filledIn({ company: ' Bolt – Nut ', taxNumber: ' DE\u00a0123\u2013456 ' })).toEqual({
    company: 'Bolt – Nut',
    taxNumber: 'DE 123-456',
  });
});

test('a country alone bills nobody', () => {
  expect([{ city: 'Leeds' }, { taxNumber: '12345' }].map(billsSomebody)).toEqual([true, true]);
  expect([{ country: 'GB' }, {}].map(billsSomebody)).toEqual([false, false]);
});

test('a receipt has a line for each field that was filled in, and for no other', () => {
  const whole = {
    company: 'Sharp Trading Ltd',
    street: '1 High Street',
    postalCode: 'LS1 1AA',
    city: 'Leeds',
    country: 'GB',
    taxNumber: 'GB 123 4567 89',
  };
  expect(billingFacts(whole, labels)).toEqual([
    { label: 'Billed to', text: 'Sharp Trading Ltd' },
    { label: 'Address', text: '1 High Street, LS1 1AA Leeds, United Kingdom' },
    { label: 'Tax number', text: 'GB 123 4567 89' },
  ]);
  expect(billingFacts({ city: 'Leeds' }, labels)).toEqual([{ label: 'Address', text: 'Leeds' }]);
});
