import { expect, test } from 'vitest';
import { mails, orders, orderHistory, paymentEvents } from '../database/schema.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import type { PageEvent, PaymentEvent } from './provider.ts';
import { sign } from './signature.ts';

const types = ['paid', 'failed', 'cancelled', 'expired'] as const;
const event = (sessionId: string, type: PageEvent['type'], change: Partial<PageEvent> = {}): PageEvent => ({
  id: `evt_${type}`,
  type,
  sessionId,
  amount: 399_00,
  currency: 'USD',
  ...change,
});

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one) => permutations(all.filter((other) => other !== one)).map((rest) => [one, ...rest]));

test('in whatever sequence events arrive, and however often, a payment counts', async () => {
  const { order, tell, rows } = await createTestApp();
  const orderings = permutations(types);
  expect(orderings).toHaveLength(24);

  for (const [count, ordering] of orderings.entries()) {
    const { sessionId } = await order();
    for (const type of [...ordering, ...ordering]) {
      expect((await tell(event(sessionId, type, { id: `evt_${type}_${count}` }))).statusCode).toBe(200);
    }
  }

  const all = await rows(orders);
  expect(all).toHaveLength(24);
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 'paid'));
  expect((await rows(mails)).filter(({ kind }) => kind === 'order-receipt')).toHaveLength(24);
  expect((await rows(orderHistory)).filter(({ step }) => step === 'paid')).toHaveLength(24);
});

test.each([
  ['less', { amount: 1 }],
  ['more', { amount: 400_00 }],
  ['in another currency', { currency: 'EUR' }],
])('a payment of %s is flagged for a person and fulfils nothing', async (_name, change) => {
  const { order, tell, rows } = await createTestApp();
  const { sessionId } = await order();
  const response = await tell(event(sessionId, 'paid', change));

  expect(response.statusCode).toBe(200);
  expect(await rows(orders)).toMatchObject([{ status: 'pending', paidAt: null, flag: 'amount' }]);
  expect(await rows(paymentEvents)).toMatchObject([{ outcome: 'amount' }]);
  expect(await rows(mails)).toEqual([]);
});

test('two paid pages of one order are one sale and a flag for a person', async () => {
  const { order, tell, rows, post } = await createTestApp();
  const { sessionId } = await order();
  const [{ token }] = (await rows(orders)) as [typeof orders.$inferSelect];
  const { url } = (await post(`/orders/${token}/pay`, {})).json<{ url: string }>();
  const second = url.split('/').at(-1)!;

  await tell(event(sessionId, 'paid', { id: 'evt_first' }));
  await tell(event(second, 'paid', { id: 'evt_second' }));

  expect(await rows(orders)).toMatchObject([
    { status: 'paid', paidSessionId: sessionId, flag: 'paid-twice' },
  ]);
  expect(await rows(mails)).toHaveLength(2);
});

test('an unsigned event is refused, and nothing of it is stored', async () => {
  const { app, order, rows } = await createTestApp();
  const { sessionId } = await order();
  const payload = Buffer.from(JSON.stringify(event(sessionId, 'paid')));
  const send = (headers: Record<string, string>, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': type, ...headers },
      payload,
    });

  const wrong = sign(payload, 'not-the-secret', new Date('2026-11-21T09:00:00Z'));
  for (const headers of [{}, { 'awning-signature': '' }, { 'awning-signature': wrong }]) {
    const response = await send(headers);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'bad-signature' });
  }
  expect((await send({ 'awning-signature': wrong }, 'text/plain')).statusCode).toBe(415);
  expect(await rows(paymentEvents)).toEqual([]);
  expect(await rows(orders)).toMatchObject([{ status: 'pending' }]);
});

test.each([
  ['no type', { type: undefined }],
  ['a type nobody knows', { type: 'stolen' }],
  ['an amount that is no figure', { amount: '39900' }],
  ['an amount that no column holds', { amount: 2 ** 40 }],
  ['a name that no column holds', { id: 'evt\u0000' }],
  ['a name that is broken', { id: 'evt\ud800' }],
  ['a session that no column holds', { sessionId: 'till\u0000' }],
  ['a currency that is none', { currency: 'U\u0000D' }],
])('a signed event with %s is refused', async (_name, change) => {
  const { order, tell, rows } = await createTestApp();
  const { sessionId } = await order();
  const response = await tell({ ...event(sessionId, 'paid'), ...change } as PaymentEvent);

  expect(response.statusCode).toBe(400);
  expect(await rows(paymentEvents)).toEqual([]);
});

test('an event that could not be stored is not acknowledged', async () => {
  let away = false;
  const { order, tell, rows } = await createTestApp({
    wrap: (database) => ({
      ...database,
      durable: (work) => (away ? Promise.reject(new DatabaseUnavailable('full')) : database.durable(work)),
    }),
  });
  const { sessionId } = await order();

  away = true;
  const response = await tell(event(sessionId, 'paid'));
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');

  away = false;
  expect((await tell(event(sessionId, 'paid'))).statusCode).toBe(200);
  expect(await rows(orders)).toMatchObject([{ status: 'paid' }]);
});

test('an order keeps the price it was sold at', async () => {
  const { order, tell, rows } = await createTestApp();
  const { sessionId } = await order();
  await tell(event(sessionId, 'paid'));

  expect(await rows(orders)).toMatchObject([
    { templatePrice: 299_00, addOns: [{ price: 100_00 }], total: 399_00 },
  ]);
});
