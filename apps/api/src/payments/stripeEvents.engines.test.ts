import { expect, test } from 'vitest';
import { mails, orders, orderHistory, paymentEvents, paymentSessions } from '../database/schema.ts';
import { createMemoryCounter } from '../limits/memoryCounter.ts';
import { createServices } from '../services.ts';
import { createStripeShop, stripeKeys } from '../testing/createStripeShop.ts';
import type { FakeEvent } from '../testing/fakeStripe/book.ts';
import { scaleHere } from '../testing/scaleHere.ts';
import { sign } from './signature.ts';

const { webhookSecret: newest } = stripeKeys;

test('a payment is one sale with its receipt, and the order knows the payment', async () => {
  const { buy, stripe, rows } = await createStripeShop();
  const id = await buy();
  await stripe.deliver(stripe.acts.pay(id));

  const { payment } = stripe.sessions.get(id)!;
  expect(await rows(orders)).toMatchObject([{ status: 'paid', paidSessionId: id, flag: null }]);
  expect(await rows(paymentSessions)).toMatchObject([{ id, paymentId: payment!.id }]);
  expect((await rows(mails)).map(({ kind }) => kind).toSorted()).toEqual(['new-order', 'order-receipt']);
});

test('an event that arrives fifty times at once, at two processes, is one sale with one receipt', async () => {
  const shop = await createStripeShop();
  const { stripe, rows, services, openProvider } = shop;
  const other = createServices({
    database: services.database,
    mailTransport: { send: async () => undefined },
    siteUrl: 'http://shop.example',
    sitesHost: 'sites.shop.example',
    shopEmail: 'desk@awning.example',
    secret: 'a-secret',
    counter: createMemoryCounter({ now: shop.now }),
    rateLimits: false,
    now: shop.now,
    log: () => undefined,
    scalePicture: scaleHere,
    payments: openProvider(),
  });
  const event = stripe.acts.pay(await shop.buy());
  const headers = { 'stripe-signature': sign(event.body, newest, shop.now()) };
  const reading = other.payments.readEvent(event.body, headers);
  const toOther = () => (reading.outcome === 'event' ? other.orders.settle(reading.event) : Promise.reject());
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) => (place % 2 === 0 ? stripe.deliver(event) : toOther())),
  );

  expect(answers.filter((answer) => answer !== undefined)).toEqual(Array.from({ length: 25 }, () => 200));
  expect(await rows(paymentEvents)).toHaveLength(1);
  expect(await rows(mails)).toHaveLength(2);
  expect((await rows(orderHistory)).map(({ step }) => step)).toEqual(['ordered', 'paid']);
});

test('twenty events of one payment, under different ids, are one sale with one receipt', async () => {
  const { buy, stripe, rows } = await createStripeShop();
  const event = stripe.acts.pay(await buy());
  const said = JSON.parse(event.body.toString());
  const others = Array.from({ length: 20 }, (_, place): FakeEvent => ({
    ...event,
    body: Buffer.from(JSON.stringify({ ...said, id: `evt_other_${place}` })),
  }));
  const answers = await Promise.all(others.map((other) => stripe.deliver(other)));

  expect(answers).toEqual(others.map(() => 200));
  expect(await rows(paymentEvents)).toHaveLength(20);
  expect(await rows(mails)).toHaveLength(2);
  expect(await rows(orders)).toMatchObject([{ status: 'paid', flag: null }]);
});
