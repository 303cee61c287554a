import { orderLifetime } from '@awning/shop/order';
import { expect, test } from 'vitest';
import { mails, orders, paymentEvents } from '../database/schema.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { createTestApp } from '../testing/createTestApp.ts';

test('the till says that it is a test, and lists the purchase', async () => {
  const { order, get } = await createTestApp();
  const { page } = await order();
  const response = await get(page);

  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('Test mode. No card is charged.');
  for (const word of ['Barbershop Classic', '$299', 'Blog Setup', '$100', 'Pay $399']) {
    expect(response.body).toContain(word);
  }
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('the till’s page needs no script and allows none', async () => {
  const { order, get } = await createTestApp();
  const { page } = await order();
  const response = await get(page);

  expect(response.body).not.toMatch(/<script|\sstyle=|\son\w+=/);
  expect(response.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; form-action 'self' http:\/\/shop\.example; base-uri 'none'; frame-ancestors 'none'$/,
  );
});

test('a declined card may be tried again', async () => {
  const { order, postForm, get, rows } = await createTestApp();
  const { page } = await order();
  const failed = await postForm(page, { outcome: 'decline' });
  expect(failed.statusCode).toBe(303);

  const again = await get(String(failed.headers.location));
  expect(again.body).toContain('The card was declined. Nothing was charged. You can try again.');
  expect(await rows(orders)).toMatchObject([{ status: 'pending' }]);

  await postForm(page, { outcome: 'decline' });
  await postForm(page, { outcome: 'pay' });
  expect(await rows(orders)).toMatchObject([{ status: 'paid' }]);
  expect((await rows(paymentEvents)).map(({ type }) => type)).toEqual(['failed', 'paid']);
});

test('leaving by the link cancels, and the order says so', async () => {
  const { order, get, rows } = await createTestApp();
  const { page } = await order();
  const link = /href="([^"]+\/cancel)"/.exec((await get(page)).body)![1]!;
  const response = await get(link);

  const [{ token, status }] = (await rows(orders)) as [typeof orders.$inferSelect];
  expect(status).toBe('cancelled');
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`http://shop.example/checkout/cancelled?order=${token}`);
});

test('a browser that only prefetches does not leave', async () => {
  const { app, order, get, rows } = await createTestApp();
  const { page } = await order();
  await get(`${page}/cancel`, { 'sec-purpose': 'prefetch;prerender' });
  await app.inject({ method: 'HEAD', url: `${page}/cancel` });

  expect(await rows(orders)).toMatchObject([{ status: 'pending' }]);
});

test('after half an hour the page is closed and takes no payment', async () => {
  const { order, postForm, get, pass, rows } = await createTestApp();
  const { page } = await order();
  pass(orderLifetime);

  expect((await get(page)).statusCode).toBe(410);
  expect((await postForm(page, { outcome: 'pay' })).statusCode).toBe(410);
  expect(await rows(orders)).toMatchObject([{ status: 'pending', paidAt: null }]);
});

test('a page that was never opened is not found', async () => {
  const { get, postForm } = await createTestApp();

  expect((await get('/pay/till_nothing')).statusCode).toBe(404);
  expect((await postForm('/pay/till_nothing', { outcome: 'pay' })).statusCode).toBe(404);
});

test('an outcome the test till does not offer is refused', async () => {
  const { order, postForm, rows } = await createTestApp();
  const { page } = await order();

  expect((await postForm(page, { outcome: 'free' })).statusCode).toBe(422);
  expect((await postForm(page, {})).statusCode).toBe(422);
  expect(await rows(orders)).toMatchObject([{ status: 'pending' }]);
});

test('when the shop cannot be notified, the till says so, and the payment can be tried again', async () => {
  let away = false;
  const { order, postForm, rows } = await createTestApp({
    wrap: (database) => ({
      ...database,
      durable: (work) => (away ? Promise.reject(new DatabaseUnavailable('busy')) : database.durable(work)),
    }),
  });
  const { page } = await order();

  away = true;
  const unheard = await postForm(page, { outcome: 'pay' });
  expect(unheard.statusCode).toBe(503);
  expect(unheard.body).toContain('nothing was charged');
  expect(unheard.body).toContain('Pay $399');

  away = false;
  expect((await postForm(page, { outcome: 'pay' })).statusCode).toBe(303);
  expect(await rows(orders)).toMatchObject([{ status: 'paid' }]);
  expect(await rows(mails)).toHaveLength(2);
});
