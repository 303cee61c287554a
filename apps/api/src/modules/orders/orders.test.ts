import { randomUUID } from 'node:crypto';
import type { Order } from '@awning/contract/orders';
import { orderLifetime } from '@awning/shop/order';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders, orderHistory, siteNames, sites, tillSessions } from '../../database/schema.ts';
import { createTestApp, purchase, type TestApp } from '../../testing/createTestApp.ts';
import { anOrder, aSite, keep } from '../../testing/seed.ts';

const minute = 60_000;

const onlyOrder = async ({ rows }: TestApp) => {
  const [order] = await rows(orders);
  return order!;
};

test.each(['nothing', 'null', '0', '..%2f..', '%00', 'x'.repeat(900), "'%20or%201=1", 'constructor'])(
  'an order with the token %s is not found',
  async (token) => {
    const { get, order } = await createTestApp();
    await order();
    const response = await get(`/orders/${token}/status`);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ message: expect.any(String) });
  },
);

test('an order unpaid after half an hour expires', async () => {
  const app = await createTestApp();
  await app.order();
  const { token } = await onlyOrder(app);

  app.pass(orderLifetime - 1);
  await app.services.orders.expireOverdue();
  expect((await onlyOrder(app)).status).toBe('pending');

  app.pass(1);
  await app.services.orders.expireOverdue();
  await app.services.orders.expireOverdue();

  const { order } = (await app.get(`/orders/${token}/status`)).json();
  expect(order.status).toBe('expired');
  expect(order.timeline).toEqual([
    { step: 'ordered', at: '2026-11-21T09:00:00.000Z', whoseTurn: 'buyer' },
    { step: 'expired', at: '2026-11-21T09:30:00.000Z', whoseTurn: 'nobody' },
  ]);
});

test('a paid order never expires', async () => {
  const app = await createTestApp();
  const { page } = await app.order();
  await app.postForm(page, { outcome: 'pay' });

  app.pass(100 * orderLifetime);
  await app.services.orders.expireOverdue();
  expect((await onlyOrder(app)).status).toBe('paid');
});

test.each(['pending', 'cancelled', 'expired'] as const)(
  'an order that is %s can still be paid',
  async (status) => {
    const app = await createTestApp();
    const { page } = await app.order();
    if (status === 'cancelled') await app.get(`${page}/cancel`);
    app.pass(orderLifetime);
    if (status === 'expired') await app.services.orders.expireOverdue();
    const { token, id } = await onlyOrder(app);
    expect((await onlyOrder(app)).status).toBe(status);

    const response = await app.post(`/orders/${token}/pay`, {});
    expect(response.statusCode).toBe(200);
    const { pathname } = new URL(response.json().url);
    expect(pathname).not.toBe(page);
    expect(await onlyOrder(app)).toMatchObject({ id, status: 'pending' });

    // The new page is open for its own half hour; the old one is closed.
    app.pass(29 * minute);
    await app.services.orders.expireOverdue();
    expect((await app.postForm(page, { outcome: 'pay' })).headers.location ?? '').not.toContain('success');
    expect((await app.postForm(pathname, { outcome: 'pay' })).statusCode).toBe(303);
    expect(await onlyOrder(app)).toMatchObject({ id, status: 'paid' });
  },
);

test('a plain form to pay again leads to the payment page', async () => {
  const app = await createTestApp();
  await app.order();
  const { token } = await onlyOrder(app);
  const response = await app.postForm(`/orders/${token}/pay`, {});

  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toMatch(/^http:\/\/shop\.example\/pay\/till_/);
});

test('one client may ask to pay ten times in ten minutes, for any number of orders', async () => {
  const app = await createTestApp({ rateLimits: true });
  const answers = [];
  for (let count = 0; count < 11; count += 1) answers.push(await app.post(`/orders/of-${count}/pay`, {}));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(404), 429]);
});

test('a buyer without script who asks to pay too often reads when to try again', async () => {
  const app = await createTestApp({ rateLimits: true });
  await app.order();
  const { token } = await onlyOrder(app);
  for (let count = 0; count < 10; count += 1) await app.postForm(`/orders/${token}/pay`, {});
  const page = await app.postForm(`/orders/${token}/pay`, {});

  expect(page.statusCode).toBe(429);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['retry-after']).toBe('600');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('Please wait a moment');
  app.pass(10 * 60_000);
  expect((await app.postForm(`/orders/${token}/pay`, {})).statusCode).toBe(303);
});

test('a paid order cannot be paid again', async () => {
  const app = await createTestApp();
  const { page } = await app.order();
  await app.postForm(page, { outcome: 'pay' });
  const { token } = await onlyOrder(app);

  expect((await app.post(`/orders/${token}/pay`, {})).statusCode).toBe(409);
  expect(await app.rows(tillSessions)).toHaveLength(1);
});

test('an order that does not exist cannot be paid', async () => {
  const { post, postForm } = await createTestApp();

  expect((await post('/orders/nothing/pay', {})).statusCode).toBe(404);
  const page = await postForm('/orders/nothing/pay', {});
  expect(page.statusCode).toBe(404);
  expect(page.headers['content-type']).toContain('text/html');
});

test('no second page opens when the first is paid and its event has not arrived', async () => {
  const app = await createTestApp();
  await app.order();
  const { token, sessionId } = await onlyOrder(app);
  await app.services.database.durable((transaction) =>
    transaction.update(tillSessions).set({ status: 'paid' }).where(eq(tillSessions.id, sessionId)),
  );

  expect((await app.post(`/orders/${token}/pay`, {})).statusCode).toBe(409);
});

test.each([
  ['barbershop-classic', '2026-11-30'],
  ['barbershop-comb', '2026-12-07'],
  ['barbershop-deluxe', '2026-12-07'],
])(
  '%s has a day when it is ready while work is in progress, and its buyer acts first',
  async (templateId, day) => {
    const app = await createTestApp({ clock: { time: Date.parse('2026-11-23T23:50:00Z') } });
    const { page } = await app.order({ ...purchase, templateId, addOns: [] });
    await app.postForm(page, { outcome: 'pay' });
    const { id, token } = await onlyOrder(app);
    const { headers } = await app.signIn({ role: 'admin' });
    const desk = (body: object) => app.send('PATCH', `/admin/orders/${id}`, body, headers);
    const stands = async () => {
      const { order } = (await app.get(`/orders/${token}/status`)).json<{ order: Order }>();
      const last = order.timeline.findLast(({ at }) => at !== null);
      return [order.status, last?.whoseTurn, order.readyBy];
    };

    // The stored history of an older order says otherwise.
    await app.services.database.durable((transaction) =>
      transaction.update(orderHistory).set({ whoseTurn: 'shop' }),
    );
    expect(await stands()).toEqual(['paid', 'buyer', null]);
    await desk({ status: 'in_progress' });
    expect(await stands()).toEqual(['in_progress', 'shop', day]);
    // The date depends on that Monday, not on the time of the request.
    app.pass(12 * minute);
    expect(await stands()).toEqual(['in_progress', 'shop', day]);
    await desk({ status: 'delivered', address: 'https://sharp.example/' });
    expect(await stands()).toEqual(['delivered', 'nobody', null]);
  },
);

test.each([
  ['has still to be filled in', {}, 'buyer'],
  ['is handed in', { handedInAt: new Date() }, 'shop'],
  ['waits for a yes', { handedInAt: new Date(), offeredReleaseId: randomUUID() }, 'buyer'],
  ['was sent back', { handedInAt: new Date(), changesAsked: 1 }, 'shop'],
])('while a website %s, an order in progress says who acts next', async (_name, site, turn) => {
  const app = await createTestApp();
  const order = anOrder({ status: 'in_progress' });
  await keep(app, orders, [order]);
  await keep(app, orderHistory, [
    { orderId: order.id, step: 'in_progress', at: new Date(), whoseTurn: 'shop' },
    { orderId: order.id, step: 'part_refunded', at: new Date(), whoseTurn: 'shop', amount: 100 },
  ]);
  const kept = aSite(order.id, site);
  await keep(app, sites, [kept]);
  await keep(app, siteNames, [{ name: 'sharp', siteId: kept.id, createdAt: new Date() }]);

  const { timeline } = (await app.get(`/orders/${order.token}/status`)).json<{ order: Order }>().order;
  expect(timeline.map(({ step, whoseTurn }) => [step, whoseTurn])).toEqual([
    ['in_progress', turn],
    ['part_refunded', turn],
    ['delivered', 'nobody'],
  ]);
});

test('the timeline lists past steps in order, and then the steps ahead', async () => {
  const app = await createTestApp();
  const { page } = await app.order();
  app.pass(minute);
  await app.get(`${page}/cancel`);
  const { token } = await onlyOrder(app);
  app.pass(minute);
  const { pathname } = new URL((await app.post(`/orders/${token}/pay`, {})).json().url);
  await app.postForm(pathname, { outcome: 'pay' });

  const { order } = (await app.get(`/orders/${token}/status`)).json();
  expect(order.timeline).toEqual([
    { step: 'ordered', at: '2026-11-21T09:00:00.000Z', whoseTurn: 'buyer' },
    { step: 'cancelled', at: '2026-11-21T09:01:00.000Z', whoseTurn: 'nobody' },
    { step: 'paid', at: '2026-11-21T09:02:00.000Z', whoseTurn: 'buyer' },
    { step: 'in_progress', at: null, whoseTurn: 'shop' },
    { step: 'delivered', at: null, whoseTurn: 'nobody' },
  ]);
  expect(await app.rows(orderHistory)).toHaveLength(3);
});

test('tokens that differ in an end or in case open nothing', async () => {
  const app = await createTestApp();
  await app.order();
  const { token } = await onlyOrder(app);

  for (const neighbour of [token.slice(0, -1), `${token}A`, token.toUpperCase(), token.toLowerCase()]) {
    expect((await app.get(`/orders/${neighbour}/status`)).statusCode).toBe(404);
  }
});
