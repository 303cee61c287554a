import { expect, test } from 'vitest';
import { orders, tillSessions } from '../../database/schema.ts';
import { createMemoryCounter } from '../../limits/memoryCounter.ts';
import { createServices } from '../../services.ts';
import { createStripeShop } from '../../testing/createStripeShop.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { scaleHere } from '../../testing/scaleHere.ts';

const onlyOrder = async ({ rows }: TestApp) => {
  const [order] = await rows(orders);
  return order!;
};

test('an order can be followed by its link, which does not show who ordered', async () => {
  const app = await createTestApp();
  await app.order();
  const { token, reference } = await onlyOrder(app);
  const response = await app.get(`/orders/${token}/status`);

  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(response.json()).toEqual({
    order: {
      reference,
      status: 'pending',
      templateId: 'barbershop-classic',
      templateName: 'Barbershop Classic',
      tier: 'basic',
      addOns: [{ id: 'blogSetup', name: 'Blog Setup', price: 100_00 }],
      total: 399_00,
      refunded: 0,
      currency: 'USD',
      billing: null,
      mailedTo: 'a…@sharp.example',
      createdAt: '2026-11-21T09:00:00.000Z',
      paidAt: null,
      timeline: [
        { step: 'ordered', at: '2026-11-21T09:00:00.000Z', whoseTurn: 'buyer' },
        { step: 'paid', at: null, whoseTurn: 'buyer' },
        { step: 'in_progress', at: null, whoseTurn: 'shop' },
        { step: 'delivered', at: null, whoseTurn: 'nobody' },
      ],
      readyBy: null,
      delivery: null,
      site: null,
      differences: [],
      upgrades: null,
      pictures: [],
    },
  });
});

test('any number of concurrent requests to pay again leave one page open', async () => {
  const app = await createTestApp();
  const { page } = await app.order();
  await app.get(`${page}/cancel`);
  const { token } = await onlyOrder(app);
  // This is like another process, which knows nothing of this one's requests.
  const other = createServices({
    database: app.services.database,
    mailTransport: { send: async () => undefined },
    siteUrl: 'http://shop.example',
    sitesHost: 'sites.shop.example',
    shopEmail: 'desk@awning.example',
    secret: 'a-secret',
    counter: createMemoryCounter({ now: () => new Date() }),
    rateLimits: false,
    now: () => new Date('2026-11-21T09:00:00Z'),
    log: () => undefined,
    scalePicture: scaleHere,
  });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => [app.services, other][place % 2]!.orders.pay(token)),
  );

  expect(answers.filter(({ outcome }) => outcome !== 'ready')).toEqual([]);
  const open = (await app.rows(tillSessions)).filter(({ status }) => status === 'open');
  expect(open.map(({ id }) => id)).toEqual([(await onlyOrder(app)).sessionId]);

  // Concurrent calls to one process all get one page.
  const { length: before } = await app.rows(tillSessions);
  const crowd = await Promise.all(Array.from({ length: 20 }, () => app.services.orders.pay(token)));
  expect(new Set(crowd.map((answer) => 'url' in answer && answer.url)).size).toBe(1);
  expect(await app.rows(tillSessions)).toHaveLength(before + 1);
});

test.each([
  ['from one address', () => '203.0.113.7'],
  ['from forty addresses', (count: number) => `203.0.113.${count}`],
])('of forty requests %s to pay for one order ten reach the provider', async (_name, addressOf) => {
  const { app, buy, rows, stripe } = await createStripeShop({ rateLimits: true });
  await buy();
  const [{ token }] = (await rows(orders)) as [typeof orders.$inferSelect];
  const before = stripe.requests.length;
  const answers = [];
  for (let count = 1; count <= 40; count += 1) {
    const remoteAddress = addressOf(count);
    answers.push(await app.inject({ method: 'POST', url: `/orders/${token}/pay`, remoteAddress }));
  }

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([
    ...Array(10).fill(200),
    ...Array(30).fill(429),
  ]);
  // Each of the ten closes the page before it and opens a new one.
  expect(stripe.requests.length - before).toBeLessThanOrEqual(20);
});
