import { orderStatuses } from '@awning/shop/order';
import { expect, test } from 'vitest';
import type { PageEvent } from '../../payments/provider.ts';
import { settlementOf as settle } from './settlement.ts';

const settlementOf = (order: Parameters<typeof settle>[0], event: PageEvent) =>
  settle(order, event, event.sessionId);

const order = {
  reference: 'AW-2345-6789',
  status: 'pending',
  total: 399_00,
  currency: 'USD',
  sessionId: 'one',
  paidSessionId: null,
} as const;
const paid: PageEvent = { id: 'e', type: 'paid', sessionId: 'one', amount: 399_00, currency: 'USD' };

test.each(['pending', 'cancelled', 'expired'] as const)(
  'money for an order that is %s makes it paid',
  (status) => {
    expect(settlementOf({ ...order, status }, paid)).toEqual({ outcome: 'moved', to: 'paid' });
  },
);

test.each(['paid', 'in_progress', 'delivered', 'refunded'] as const)(
  'the same money again leaves an order that is %s as it is',
  (status) => {
    expect(settlementOf({ ...order, status, paidSessionId: 'one' }, paid)).toEqual({ outcome: 'noted' });
  },
);

test.each(['paid', 'in_progress', 'delivered', 'refunded'] as const)(
  'money from another page for an order that is %s is shown to a person',
  (status) => {
    const settlement = settlementOf({ ...order, status, paidSessionId: 'another' }, paid);
    expect(settlement).toEqual({ outcome: 'flagged', flag: 'paid-twice' });
  },
);

test.each([
  ['a cent less', { amount: 398_99 }],
  ['a cent more', { amount: 399_01 }],
  ['nothing', { amount: 0 }],
  ['another currency', { currency: 'EUR' }],
])('%s is shown to a person and fulfils nothing, whatever happened', (_name, wrong) => {
  for (const status of orderStatuses) {
    for (const type of ['paid', 'failed', 'cancelled', 'expired'] as const) {
      expect(settlementOf({ ...order, status }, { ...paid, ...wrong, type })).toEqual({
        outcome: 'flagged',
        flag: 'amount',
      });
    }
  }
});

test('a currency in small letters is the same currency', () => {
  expect(settlementOf(order, { ...paid, currency: 'usd' })).toEqual({ outcome: 'moved', to: 'paid' });
});

test.each(['cancelled', 'expired'] as const)(
  'a page that was %s lets go of an order that waits for it',
  (type) => {
    expect(settlementOf(order, { ...paid, type })).toEqual({ outcome: 'moved', to: type });
  },
);

test.each(['cancelled', 'expired'] as const)('an older page that was %s changes nothing', (type) => {
  expect(settlementOf({ ...order, sessionId: 'two' }, { ...paid, type })).toEqual({ outcome: 'noted' });
});

test.each(orderStatuses.filter((status) => status !== 'pending'))(
  'leaving a page changes nothing for an order that is %s',
  (status) => {
    expect(settlementOf({ ...order, status }, { ...paid, type: 'cancelled' })).toEqual({ outcome: 'noted' });
    expect(settlementOf({ ...order, status }, { ...paid, type: 'expired' })).toEqual({ outcome: 'noted' });
  },
);

test.each(orderStatuses)('a failed card changes nothing for an order that is %s', (status) => {
  expect(settlementOf({ ...order, status }, { ...paid, type: 'failed' })).toEqual({ outcome: 'noted' });
});
