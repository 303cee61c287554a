import { orderStatuses } from '@awning/shop/order';
import { expect, test } from 'vitest';
import { createMail } from '../../../mail/mail.ts';
import type { MoneyEvent, PageEvent, PaymentEvent } from '../../../payments/provider.ts';
import { createDecide } from '../change.ts';
import type { OrderRecord } from '../order.ts';
import { settlementOf as settle } from './settlement.ts';

const settlementOf = (order: Parameters<typeof settle>[0], event: PageEvent) =>
  settle(order, event, event.sessionId);

const order = {
  reference: 'AW-2345-6789',
  status: 'pending',
  total: 399_00,
  refunded: 0,
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
  'the same money again leaves an order that is %s unchanged',
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
])('%s is shown to a person and fulfils nothing, with any type of event', (_name, wrong) => {
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
  'a page that was %s moves its pending order to that status',
  (type) => {
    expect(settlementOf(order, { ...paid, type })).toEqual({ outcome: 'moved', to: type });
  },
);

test.each(['cancelled', 'expired'] as const)('an older page that was %s changes nothing', (type) => {
  expect(settlementOf({ ...order, sessionId: 'two' }, { ...paid, type })).toEqual({ outcome: 'noted' });
});

test.each(orderStatuses.filter((status) => status !== 'pending'))(
  'a closed page changes nothing for an order that is %s',
  (status) => {
    expect(settlementOf({ ...order, status }, { ...paid, type: 'cancelled' })).toEqual({ outcome: 'noted' });
    expect(settlementOf({ ...order, status }, { ...paid, type: 'expired' })).toEqual({ outcome: 'noted' });
  },
);

test.each(orderStatuses)('a failed card changes nothing for an order that is %s', (status) => {
  expect(settlementOf({ ...order, status }, { ...paid, type: 'failed' })).toEqual({ outcome: 'noted' });
});

const ofPaid = { ...order, status: 'in_progress', paidSessionId: 'one' } as const;

test.each([
  ['all of the money', 0, 399_00, { outcome: 'moved', to: 'refunded' }],
  ['a part of it', 0, 100_00, { outcome: 'part-returned' }],
  ['a cent less than all', 0, 398_99, { outcome: 'part-returned' }],
  ['what is known already', 100_00, 100_00, { outcome: 'noted' }],
  ['less than is known', 100_00, 99_99, { outcome: 'noted' }],
  ['the rest', 100_00, 399_00, { outcome: 'moved', to: 'refunded' }],
  ['a cent more than was paid', 0, 399_01, { outcome: 'flagged', flag: 'amount' }],
])('a refund event with %s is settled by its sum', (_name, refunded, amount, settlement) => {
  const event = { id: 'e', type: 'partly-refunded', paymentId: 'pi', amount, currency: 'usd' } as const;
  expect(settle({ ...ofPaid, refunded }, event, 'one')).toEqual(settlement);
  expect(settle({ ...ofPaid, refunded }, { ...event, currency: 'eur' }, 'one')).toMatchObject({
    outcome: 'flagged',
  });
  expect(settle({ ...ofPaid, refunded }, event, 'another')).toEqual({ outcome: 'noted' });
});

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one) => permutations(all.filter((other) => other !== one)).map((rest) => [one, ...rest]));

const mail = createMail(
  { subject: 'Thanks', blocks: [{ kind: 'heading', text: 'Thanks' }] },
  { cause: 'order one', kind: 'order-receipt', recipient: 'ada@sharp.example', at: new Date(0) },
);
const about = { id: 'e', amount: 399_00, currency: 'USD' };
const ofPage = (type: PageEvent['type']): PageEvent => ({
  ...about,
  type,
  sessionId: 'one',
  paymentId: 'pi',
});
const ofMoney = (type: MoneyEvent['type'], amount = 399_00): MoneyEvent => ({
  ...about,
  type,
  amount,
  paymentId: 'pi',
});

/** The final state of an order, where events about a refund wait for the payment. */
function endOf(events: readonly PaymentEvent[]) {
  const returned: number[] = [];
  const ofReturn = (_order: OrderRecord, amount: number) => {
    returned.push(amount);
    return { ...mail, kind: 'refund' };
  };
  const decide = createDecide({
    mails: { paid: () => [mail], differencePaid: () => mail, refunded: ofReturn },
    now: () => new Date(0),
  });
  let known: OrderRecord = { ...(order as unknown as OrderRecord), flag: null };
  let waiting: PaymentEvent[] = [];
  const steps: string[] = [];
  let written = 0;

  const take = (event: PaymentEvent, isRefunded = false) => {
    const change = decide(known, event, { sessionId: 'one', isRefunded });
    known = { ...known, ...change.set };
    steps.push(...change.history.map(({ step }) => step));
    written += change.mails.filter(({ kind }) => kind === mail.kind).length;
  };
  let isKnown = false;
  for (const event of events) {
    if (!('sessionId' in event) && !isKnown) {
      waiting.push(event);
      continue;
    }
    take(
      event,
      waiting.some(({ type }) => type === 'refunded'),
    );
    if (event.type !== 'paid') continue;
    isKnown = true;
    for (const later of waiting) take(later);
    waiting = [];
  }
  return {
    status: known.status,
    flag: known.flag,
    written,
    returned: returned.reduce((sum, amount) => sum + amount, 0),
    paid: steps.filter((step) => step === 'paid').length,
  };
}

test.each([
  [
    'refunded',
    [
      ofPage('paid'),
      ofPage('failed'),
      ofPage('paid'),
      ofPage('expired'),
      ofMoney('refunded'),
      ofMoney('disputed'),
    ],
  ],
  [
    'refunded',
    [
      ofPage('processing'),
      ofMoney('partly-refunded', 100_00),
      ofPage('paid'),
      ofPage('cancelled'),
      ofMoney('refunded'),
      ofMoney('disputed'),
    ],
  ],
  [
    'paid',
    [
      ofPage('processing'),
      ofPage('failed'),
      ofPage('paid'),
      ofPage('expired'),
      ofMoney('disputed'),
      ofPage('paid'),
    ],
  ],
] as const)('all 720 orders of six events end %s', (status, events) => {
  const orderings = permutations<PaymentEvent>(events);
  expect(orderings).toHaveLength(720);

  for (const ordering of orderings) {
    const names = ordering.map(({ type }) => type);
    const isRefundFirst = names.includes('refunded') && names.indexOf('refunded') < names.indexOf('paid');
    expect({ names, ...endOf([...ordering, ordering[0]!]) }).toEqual({
      names,
      status,
      flag: 'disputed',
      written: isRefundFirst ? 0 : 1,
      returned: status === 'refunded' ? 399_00 : 0,
      paid: 1,
    });
  }
});
