import { expect, test } from 'vitest';
import { mailPreviews } from '../../development/mailPreviews.ts';
import { orders } from '../../database/schema.ts';
import { createTestApp, purchase } from '../../testing/createTestApp.ts';
import { anOrder, keep } from '../../testing/seed.ts';

const billing = { company: 'Sharp Trading Ltd', city: 'Leeds', country: 'GB', taxNumber: 'GB 123 4567 89' };

test.each(['order-receipt', 'new-order', 'refund', 'part-refund'] as const)(
  '%s names the business that the receipt is made out to',
  (kind) => {
    const mail = mailPreviews('http://shop.example')[kind];
    expect(JSON.stringify(mail)).toContain('1 High Street, LS1 1AA Leeds, United Kingdom');
  },
);

test('the page of an order names the business that its receipt is made out to', async () => {
  const app = await createTestApp();
  const [order] = await keep(app, orders, [anOrder({ billing })]);
  const response = await app.get(`/orders/${order!.token}/status`);

  expect(response.json().order.billing).toEqual(billing);
});

test('a form that is sent again with another billing address makes another order', async () => {
  const { post, rows } = await createTestApp();
  const formKey = 'a-form-of-one-single-visit';
  await post('/api/create-checkout-session', { ...purchase, formKey, billing });
  await post('/api/create-checkout-session', { ...purchase, formKey, billing });
  await post('/api/create-checkout-session', { ...purchase, formKey, billing: { ...billing, city: 'York' } });

  expect((await rows(orders)).map((order) => order.billing?.city)).toEqual(['Leeds', 'York']);
});
