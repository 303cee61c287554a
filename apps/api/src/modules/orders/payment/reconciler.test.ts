import { orderLifetime } from '@awning/shop/order';
import { expect, test } from 'vitest';
import { mails, orders, orderHistory, paymentEvents } from '../../../database/schema.ts';
import { createStripeShop, type StripeShop } from '../../../testing/createStripeShop.ts';

const second = 1_000;
const minute = 60 * second;

const onlyOrder = async ({ rows }: StripeShop) => {
  const [order] = await rows(orders);
  return order!;
};
const follow = async (shop: StripeShop) =>
  (await shop.get(`/orders/${(await onlyOrder(shop)).token}/status`)).json<{ order: { status: string } }>()
    .order;

test('an order whose event was lost is found paid when its page is opened', async () => {
  const shop = await createStripeShop();
  shop.stripe.acts.pay(await shop.buy());
  expect((await follow(shop)).status).toBe('paid');

  expect(await shop.rows(mails)).toHaveLength(2);
  // The event itself comes late, and changes nothing.
  expect(await shop.stripe.deliverUnheard()).toEqual([200]);
  expect(await shop.rows(mails)).toHaveLength(2);
  expect((await shop.rows(orderHistory)).map(({ step }) => step)).toEqual(['ordered', 'paid']);
});

test('repeated views of a page ask Stripe once in a few seconds', async () => {
  const shop = await createStripeShop();
  await shop.buy();
  for (let look = 0; look < 10; look += 1) await follow(shop);
  expect(shop.stripe.requests).toHaveLength(2);

  shop.pass(4 * second);
  await follow(shop);
  expect(shop.stripe.requests).toHaveLength(3);
});

test('Stripe is not asked about an order that is settled', async () => {
  const shop = await createStripeShop();
  await shop.stripe.deliver(shop.stripe.acts.pay(await shop.buy()));
  await follow(shop);

  expect(shop.stripe.requests).toHaveLength(1);
});

test.each(['hang', 'refuse', 'garbage', 'too-many'] as const)(
  'an order is shown in its last known state while Stripe’s fault is %s',
  async (kind) => {
    const shop = await createStripeShop({ paymentTimeouts: { till: 5_000, visit: 1_500, job: 5_000 } });
    const id = await shop.buy();
    shop.stripe.acts.pay(id);
    shop.break({ kind });
    expect((await follow(shop)).status).toBe('pending');

    shop.mend();
    shop.pass(4 * second);
    expect((await follow(shop)).status).toBe('paid');
  },
);

test('after a day without a response from Stripe nothing is lost, and no paid order expires', async () => {
  const shop = await createStripeShop();
  const paid = await shop.buy();
  shop.stripe.acts.pay(paid);
  await shop.buy();
  shop.break({ kind: 'refuse' });
  for (let hour = 0; hour < 24; hour += 8) {
    shop.pass(8 * 60 * minute);
    await shop.services.orders.reconcile();
    await shop.services.orders.expireOverdue();
  }
  expect((await shop.rows(orders)).map(({ status }) => status)).toEqual(['pending', 'pending']);

  shop.mend();
  await shop.services.orders.expireOverdue();
  const all = await shop.rows(orders);
  expect(all.find(({ sessionId }) => sessionId === paid)).toMatchObject({ status: 'paid' });
  expect(all.find(({ sessionId }) => sessionId !== paid)).toMatchObject({ status: 'expired' });
});

test('Stripe is asked about an open order at growing intervals', async () => {
  const shop = await createStripeShop();
  await shop.buy();
  const asked: number[] = [];
  for (let at = 1; at < 30; at += 1) {
    shop.pass(minute);
    const before = shop.stripe.requests.length;
    await shop.services.orders.reconcile();
    if (shop.stripe.requests.length > before) asked.push(at);
  }

  expect(asked).toEqual([2, 4, 8, 16]);
});

test('an expired order cannot be paid at its old page any more, and can be at a new one', async () => {
  const shop = await createStripeShop();
  const first = await shop.buy();
  shop.pass(orderLifetime);
  await shop.services.orders.expireOverdue();
  expect(await onlyOrder(shop)).toMatchObject({ status: 'expired' });
  expect(shop.stripe.sessions.get(first)!.status).toBe('expired');
  expect(await shop.stripe.deliverUnheard()).toEqual([200]);

  const { token, id } = await onlyOrder(shop);
  const { url } = (await shop.post(`/orders/${token}/pay`, {})).json<{ url: string }>();
  const other = new URL(url).pathname.split('/').at(-1)!;
  expect(other).not.toBe(first);
  await shop.stripe.deliver(shop.stripe.acts.pay(other));
  expect(await shop.rows(orders)).toMatchObject([{ id, status: 'paid', paidSessionId: other }]);
  expect(await shop.rows(mails)).toHaveLength(2);
});

test('a retry of paying again repeats the same request, and closes the old page first', async () => {
  const shop = await createStripeShop();
  const first = await shop.buy();
  const { token } = await onlyOrder(shop);
  shop.pass(10 * minute);
  shop.stripe.beforeAnswer = async () => shop.break({ kind: 'lose-answer' });
  expect((await shop.post(`/orders/${token}/pay`, {})).statusCode).toBe(503);
  expect(shop.stripe.sessions.get(first)!.status).toBe('expired');

  shop.stripe.beforeAnswer = undefined;
  shop.mend();
  expect((await shop.post(`/orders/${token}/pay`, {})).statusCode).toBe(200);
  expect(shop.stripe.sessions.size).toBe(2);
  expect(shop.stripe.mismatches()).toBe(0);
  expect(await shop.rows(orders)).toHaveLength(1);
});

test('a form that is sent again after its order expired leads to a new page of the same order', async () => {
  const shop = await createStripeShop();
  const key = { 'idempotency-key': 'one-visit' };
  const first = await shop.buy(undefined, key);
  shop.pass(orderLifetime);
  await shop.services.orders.expireOverdue();
  const other = await shop.buy(undefined, key);

  expect(other).not.toBe(first);
  expect(await shop.rows(orders)).toMatchObject([{ status: 'pending', sessionId: other }]);
  await shop.stripe.deliver(shop.stripe.acts.pay(other));
  // The order is paid: the form leads to it.
  expect(await shop.buy(undefined, key)).toBe((await onlyOrder(shop)).token);
});

test('a payment that was refunded before the shop knew of it is refunded here, and its buyer gets no receipt', async () => {
  const shop = await createStripeShop();
  const id = await shop.buy();
  shop.stripe.acts.pay(id);
  shop.stripe.acts.refund(id);
  expect((await follow(shop)).status).toBe('refunded');
  expect(await shop.rows(mails)).toMatchObject([{ kind: 'refund' }]);

  await shop.stripe.deliverUnheard();
  expect((await follow(shop)).status).toBe('refunded');
  expect(await shop.rows(mails)).toHaveLength(1);
});

test('a buyer who wants to pay again before the payment’s event arrives learns that it is paid', async () => {
  const shop = await createStripeShop();
  shop.stripe.acts.pay(await shop.buy());
  const { token } = await onlyOrder(shop);

  expect((await shop.post(`/orders/${token}/pay`, {})).statusCode).toBe(409);
  expect(await onlyOrder(shop)).toMatchObject({ status: 'paid' });
});

test('an order whose page Stripe does not know expires on time', async () => {
  const shop = await createStripeShop();
  await shop.buy();
  shop.stripe.sessions.clear();
  expect((await follow(shop)).status).toBe('pending');

  shop.pass(orderLifetime);
  await shop.services.orders.expireOverdue();
  expect(await onlyOrder(shop)).toMatchObject({ status: 'expired' });
});

test.each(['', '?order=nothing', '?order=AAAA&session_id=cs_test_forged', '?session_id=cs_test_forged'])(
  'the page of thanks with %s fulfils no order',
  async (query) => {
    const shop = await createStripeShop();
    await shop.buy();
    await shop.get(`/checkout/success${query}`);
    await shop.get(`/orders/cs_test_forged/status`);

    expect(await onlyOrder(shop)).toMatchObject({ status: 'pending' });
    expect(await shop.rows(paymentEvents)).toEqual([]);
    expect(await shop.rows(mails)).toEqual([]);
  },
);

test('opening an unpaid order does not make it paid, with any addition to the address', async () => {
  const shop = await createStripeShop();
  const mine = await shop.buy();
  const foreign = await shop.buy();
  shop.stripe.acts.pay(foreign);
  const all = await shop.rows(orders);
  const { token } = all.find(({ sessionId }) => sessionId === mine)!;
  await shop.get(`/orders/${token}/status?session_id=${foreign}`);

  expect((await shop.rows(orders)).map(({ status }) => status)).toEqual(['pending', 'pending']);
});
