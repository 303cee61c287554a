import { expect, test } from 'vitest';
import { mails, orders, orderHistory, paymentEvents } from '../database/schema.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import type { PageEvent, PaymentEvent } from './provider.ts';

const types = ['paid', 'failed', 'cancelled', 'expired'] as const;
const event = (sessionId: string, type: PageEvent['type'], change: Partial<PageEvent> = {}): PageEvent => ({
  id: `evt_${type}`,
  type,
  sessionId,
  amount: 399_00,
  currency: 'USD',
  ...change,
});

test('a paid event makes the order paid and sends mails to buyer and shop', async () => {
  const { order, tell, rows } = await createTestApp();
  const { sessionId } = await order();
  const response = await tell(event(sessionId, 'paid'));

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ received: true });
  expect(await rows(orders)).toMatchObject([
    { status: 'paid', paidAt: new Date('2026-11-21T09:00:00Z'), paidSessionId: sessionId, flag: null },
  ]);
  expect((await rows(mails)).map(({ kind }) => kind).toSorted()).toEqual(['new-order', 'order-receipt']);
  expect(await rows(paymentEvents)).toMatchObject([{ id: 'evt_paid', outcome: 'moved' }]);
});

test('fifty copies of one event at once count once, and all are acknowledged', async () => {
  const { order, tell, rows } = await createTestApp();
  const { sessionId } = await order();
  const responses = await Promise.all(Array.from({ length: 50 }, () => tell(event(sessionId, 'paid'))));

  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(await rows(paymentEvents)).toHaveLength(1);
  expect(await rows(mails)).toHaveLength(2);
  expect((await rows(orderHistory)).map(({ step }) => step)).toEqual(['ordered', 'paid']);
});

test('twenty events of one payment under different ids fulfil it once', async () => {
  const { order, tell, rows } = await createTestApp();
  const { sessionId } = await order();
  await Promise.all(
    Array.from({ length: 20 }, (_, count) => tell(event(sessionId, 'paid', { id: `evt_${count}` }))),
  );

  expect(await rows(paymentEvents)).toHaveLength(20);
  expect(await rows(mails)).toHaveLength(2);
  expect(await rows(orders)).toMatchObject([{ status: 'paid', flag: null }]);
});

test('all kinds of events at once end the same way', async () => {
  const { order, tell, rows } = await createTestApp();
  const { sessionId } = await order();
  await Promise.all(
    Array.from({ length: 5 }, () => types.map((type) => tell(event(sessionId, type)))).flat(),
  );

  expect(await rows(orders)).toMatchObject([{ status: 'paid' }]);
  expect(await rows(mails)).toHaveLength(2);
});

test('an event that arrives before its order is not lost', async () => {
  const early = { id: 'till_early', url: 'http://shop.example/pay/till_early' };
  const { order, tell, rows } = await createTestApp({
    payments: {
      pageOrigins: [],
      createSession: async () => early,
      closeSession: async () => 'closed',
      lookUp: async () => undefined,
      refund: async ({ id }) => ({ id }),
      readEvent: (body) => ({ outcome: 'event', event: JSON.parse(body.toString()) as PaymentEvent }),
    },
  });

  expect((await tell(event(early.id, 'paid'))).statusCode).toBe(200);
  expect(await rows(paymentEvents)).toMatchObject([{ outcome: 'waiting' }]);

  await order();
  expect(await rows(orders)).toMatchObject([{ status: 'paid' }]);
  expect(await rows(paymentEvents)).toMatchObject([{ outcome: 'moved' }]);
  expect(await rows(mails)).toHaveLength(2);
});
