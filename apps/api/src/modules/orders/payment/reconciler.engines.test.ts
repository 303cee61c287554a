import { expect, test } from 'vitest';
import { mails, orders } from '../../../database/schema.ts';
import { createStripeShop } from '../../../testing/createStripeShop.ts';

const second = 1_000;
const minute = 60 * second;

test('without a visit, reconciliation finds every payment whose event was lost', async () => {
  const shop = await createStripeShop();
  for (let count = 0; count < 9; count += 1) shop.stripe.acts.pay(await shop.buy());
  await shop.services.orders.reconcile();
  // Orders less than two minutes old are not asked about.
  expect(shop.stripe.requests).toHaveLength(9);

  shop.pass(2 * minute);
  await shop.services.orders.reconcile();
  expect((await shop.rows(orders)).map(({ status }) => status)).toEqual(
    Array.from({ length: 9 }, () => 'paid'),
  );
  expect(await shop.rows(mails)).toHaveLength(18);
});
