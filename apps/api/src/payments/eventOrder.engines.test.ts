import { expect, test } from 'vitest';
import { orders, orderHistory } from '../database/schema.ts';
import { createStripeShop } from '../testing/createStripeShop.ts';
import type { FakeEvent } from '../testing/fakeStripe/book.ts';

test('concurrent payment, expiry and refund events end in a refunded order with one sale', async () => {
  const { buy, stripe, rows } = await createStripeShop();
  const id = await buy();
  const paid = stripe.acts.pay(id);
  const expired = { ...paid, body: saying(paid, 'checkout.session.expired', 'evt_expired') };
  const refunded = stripe.acts.refund(id);
  const disputed = stripe.acts.dispute(id);
  const crowd = Array.from({ length: 8 }, () => [paid, expired, refunded, disputed]).flat();
  const statuses = await Promise.all(crowd.map((event) => stripe.deliver(event)));

  expect(statuses).toEqual(crowd.map(() => 200));
  expect(await rows(orders)).toMatchObject([{ status: 'refunded', flag: 'disputed' }]);
  // An expiry may be the first event to arrive: then it stands before the payment.
  const steps = (await rows(orderHistory)).map(({ step }) => step);
  expect(steps.filter((step) => step !== 'expired')).toEqual(['ordered', 'paid', 'refunded']);
});

/** The same object in another event. */
function saying({ body }: FakeEvent, type: string, id: string): Buffer {
  return Buffer.from(JSON.stringify({ ...JSON.parse(body.toString()), type, id }));
}
