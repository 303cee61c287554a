import { expect, test } from 'vitest';
import { mails, orders, orderHistory, paymentEvents } from '../database/schema.ts';
import { createStripeShop } from '../testing/createStripeShop.ts';
import type { FakeEvent } from '../testing/fakeStripe/book.ts';

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one) => permutations(all.filter((other) => other !== one)).map((rest) => [one, ...rest]));

/** Every sequence of these events, with some repeated. */
const orderings = (events: readonly FakeEvent[]) =>
  permutations(events).map((ordering, place) => [
    ...ordering,
    ordering[place % ordering.length]!,
    ordering[0]!,
  ]);

test('in whatever sequence payment, expiry and refund arrive, and however often, the order ends refunded', async () => {
  const { buy, stripe, rows } = await createStripeShop();
  const count = permutations([1, 2, 3, 4]).length;
  const thanked: string[] = [];

  for (let place = 0; place < count; place += 1) {
    const id = await buy();
    const paid = stripe.acts.pay(id);
    const expired = { ...paid, body: saying(paid, 'checkout.session.expired', `evt_expired_${place}`) };
    const again = {
      ...paid,
      body: saying(paid, 'checkout.session.async_payment_succeeded', `evt_again_${place}`),
    };
    const refunded = stripe.acts.refund(id);
    const ordering = orderings([paid, expired, refunded, again])[place]!;
    for (const event of ordering) expect(await stripe.deliver(event)).toBe(200);

    const first = ordering.find((event) => event !== expired);
    if (first !== refunded) thanked.push(id);
  }

  const all = await rows(orders);
  expect(all.map(({ status, flag }) => [status, flag])).toEqual(all.map(() => ['refunded', null]));
  expect(all).toHaveLength(24);

  // A buyer who was refunded before the shop knew of the payment gets no receipt.
  const receipts = (await rows(mails)).filter(({ kind }) => kind === 'order-receipt');
  expect(receipts).toHaveLength(thanked.length);
  expect(thanked.length).toBe(16);
  const steps = (await rows(orderHistory)).map(({ step }) => step);
  expect(steps.filter((step) => step === 'paid')).toHaveLength(24);
  expect(steps.filter((step) => step === 'refunded')).toHaveLength(24);
  expect((await rows(paymentEvents)).filter(({ outcome }) => outcome === 'waiting')).toEqual([]);
});

test('without a refund the order ends paid, once', async () => {
  const { buy, stripe, rows } = await createStripeShop();
  for (let place = 0; place < 6; place += 1) {
    const paid = stripe.acts.pay(await buy());
    const expired = { ...paid, body: saying(paid, 'checkout.session.expired', `evt_expired_${place}`) };
    const failed = {
      ...paid,
      body: saying(paid, 'checkout.session.async_payment_failed', `evt_failed_${place}`),
    };
    for (const event of orderings([paid, expired, failed])[place]!) await stripe.deliver(event);
  }

  const all = await rows(orders);
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'paid'));
  expect(await rows(mails)).toHaveLength(12);
});

test('a partial refund is noted; with the rest the order is refunded, whatever arrives late', async () => {
  const { buy, stripe, rows } = await createStripeShop();
  const id = await buy();
  await stripe.deliver(stripe.acts.pay(id));
  const part = stripe.acts.refund(id, 100_00);
  await stripe.deliver(part);
  expect(await rows(orders)).toMatchObject([{ status: 'paid', refunded: 100_00, flag: null }]);

  await stripe.deliver(stripe.acts.refund(id));
  await stripe.deliver({ ...part, body: saying(part, 'charge.refunded', 'evt_late') });
  expect(await rows(orders)).toMatchObject([{ status: 'refunded', refunded: 399_00, flag: null }]);
});

test('a refund of a second payment leaves the order paid', async () => {
  for (const isEarly of [true, false]) {
    const { buy, stripe, rows, post } = await createStripeShop();
    const first = await buy();
    const [{ token }] = (await rows(orders)) as [typeof orders.$inferSelect];
    // The first page is closed when the second opens; a buyer who paid just before that has paid on both.
    const { url } = (await post(`/orders/${token}/pay`, {})).json<{ url: string }>();
    const second = new URL(url).pathname.split('/').at(-1)!;
    stripe.sessions.get(first)!.status = 'open';
    await stripe.deliver(stripe.acts.pay(first));
    const again = stripe.acts.pay(second);
    const refund = stripe.acts.refund(second);
    for (const event of isEarly ? [refund, again] : [again, refund]) await stripe.deliver(event);

    expect(await rows(orders)).toMatchObject([{ status: 'paid', paidSessionId: first, flag: 'paid-twice' }]);
    expect((await rows(paymentEvents)).filter(({ outcome }) => outcome === 'waiting')).toEqual([]);
  }
});

test('a refund of a payment that the shop does not know changes nothing', async () => {
  const { buy, stripe, rows } = await createStripeShop();
  await stripe.deliver(stripe.acts.pay(await buy()));
  const charge = { payment_intent: 'pi_other', refunded: true, amount_refunded: 399_00, currency: 'usd' };
  expect(await stripe.deliver(stripe.acts.mention('charge.refunded', charge))).toBe(200);

  expect(await rows(orders)).toMatchObject([{ status: 'paid' }]);
});

/** The same object in another event. */
function saying({ body }: FakeEvent, type: string, id: string): Buffer {
  return Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), type, id }));
}
