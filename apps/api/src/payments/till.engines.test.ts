import { expect, test } from 'vitest';
import { mails, orders, paymentEvents } from '../database/schema.ts';
import { createTestApp } from '../testing/createTestApp.ts';

test('paying makes the order paid and leads to the thanks', async () => {
  const { order, postForm, rows } = await createTestApp();
  const { page } = await order();
  const response = await postForm(page, { outcome: 'pay' });

  const [{ token, status }] = (await rows(orders)) as [typeof orders.$inferSelect];
  expect(status).toBe('paid');
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`http://shop.example/checkout/success?order=${token}`);
});

test('paying twice, or twice at once, pays once', async () => {
  const { order, postForm, rows, get } = await createTestApp();
  const { page } = await order();
  const responses = await Promise.all([1, 2, 3].map(() => postForm(page, { outcome: 'pay' })));
  const later = await postForm(page, { outcome: 'pay' });

  for (const response of [...responses, later, await get(page)]) {
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toContain('/checkout/success?order=');
  }
  expect(await rows(mails)).toHaveLength(2);
  expect(await rows(paymentEvents)).toHaveLength(1);
});
