import { randomUUID } from 'node:crypto';
import { catalogue } from '@awning/templates/catalogue';
import { expect, test } from 'vitest';
import {
  mails,
  messages,
  orders,
  quotes,
  reviews,
  siteNames,
  sites,
  subscribers,
} from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { aMail, aMessage, anOrder, aQuote, aReview, aSite, aSubscriber, keep } from '../../testing/seed.ts';

const look = async (app: Awaited<ReturnType<typeof createTestApp>>) => {
  const { headers } = await app.signIn({ role: 'admin' });
  return (await app.get('/admin/overview', headers)).json();
};

test('a shop without sales sees zeros, and no gap', async () => {
  const overview = await look(await createTestApp());

  expect(overview).toMatchObject({
    currency: 'USD',
    orders: { pending: 0, paid: 0, in_progress: 0, delivered: 0, cancelled: 0, expired: 0, refunded: 0 },
    flagged: 0,
    messages: { open: 0, unread: 0 },
    quotes: { open: 0, unread: 0 },
    subscribers: 0,
    reviews: { count: 0, average: null, hidden: 0 },
    mails: { failed: 0, waiting: 0, oldestWaiting: null },
  });
  expect(overview.days).toHaveLength(30);
  expect(overview.days[0]).toEqual({ day: '2026-10-23', orders: 0, revenue: 0 });
  expect(overview.days[29]).toEqual({ day: '2026-11-21', orders: 0, revenue: 0 });
  expect(overview.templates).toHaveLength(catalogue.length);
  expect(overview.templates.every(({ revenue }: { revenue: number }) => revenue === 0)).toBe(true);
});

test('sales are counted by day and by template, without refunds', async () => {
  const app = await createTestApp();
  const paid = (when: string, change: Parameters<typeof anOrder>[0] = {}) =>
    anOrder({ paidAt: new Date(when), ...change });
  await keep(app, orders, [
    paid('2026-11-21T00:00:00Z', { status: 'in_progress' }),
    paid('2026-11-20T23:59:59.999Z', { status: 'delivered', total: 399_00, refunded: 100_50 }),
    paid('2026-11-20T01:00:00+01:00', { flag: 'paid-twice' }),
    paid('2026-11-20T12:00:00Z', { status: 'refunded', refunded: 299_00 }),
    paid('2026-10-22T23:59:59Z', { templateId: 'gone', templateName: 'No longer sold', total: 5_000_000_00 }),
    anOrder({ status: 'pending', paidAt: null }),
  ]);
  const overview = await look(app);

  expect(overview.orders).toMatchObject({ pending: 1, paid: 2, in_progress: 1, delivered: 1, refunded: 1 });
  expect(overview.flagged).toBe(1);
  expect(overview.days.filter((sales: { orders: number }) => sales.orders > 0)).toEqual([
    { day: '2026-11-20', orders: 2, revenue: 597_50 },
    { day: '2026-11-21', orders: 1, revenue: 299_00 },
  ]);
  expect(overview.templates.slice(0, 2)).toEqual([
    { templateId: 'gone', name: 'No longer sold', orders: 1, revenue: 5_000_000_00 },
    { templateId: 'barbershop-classic', name: 'Barbershop Classic', orders: 3, revenue: 896_50 },
  ]);
  expect(overview.templates).toHaveLength(catalogue.length + 1);
});

test('revenue in cents may exceed 32 bits', async () => {
  const app = await createTestApp();
  await keep(
    app,
    orders,
    [1, 2].map(() => anOrder({ total: 2_000_000_000 })),
  );

  expect((await look(app)).templates[0]).toMatchObject({ revenue: 4_000_000_000 });
});

test('orders are counted by who acts next, and an order that waits for its buyer is not the shop’s', async () => {
  const app = await createTestApp();
  const [paid, begun, offered] = [
    anOrder(),
    anOrder({ status: 'in_progress' }),
    anOrder({ status: 'in_progress' }),
  ];
  await keep(app, orders, [
    paid,
    begun,
    offered,
    anOrder({ status: 'pending', paidAt: null }),
    anOrder({ status: 'delivered' }),
  ]);
  const site = aSite(offered.id, { handedInAt: new Date(), offeredReleaseId: randomUUID() });
  await keep(app, sites, [site]);
  await keep(app, siteNames, [{ name: site.id, siteId: site.id, createdAt: new Date() }]);

  expect((await look(app)).turns).toEqual({ shop: 1, buyer: 3 });
});

test('everything that waits for the owner is counted', async () => {
  const app = await createTestApp();
  await keep(app, messages, [aMessage(), aMessage({ state: 'read' }), aMessage({ state: 'answered' })]);
  await keep(app, quotes, [aQuote({ state: 'read' })]);
  await keep(app, subscribers, [aSubscriber(), aSubscriber({ state: 'pending' })]);
  const delivered = [1, 2, 3, 4].map(() => anOrder({ status: 'delivered' }));
  await keep(app, orders, delivered);
  await keep(
    app,
    reviews,
    [5, 4, 4, 1].map((rating, place) => aReview(delivered[place]!.id, { rating, hidden: rating === 1 })),
  );
  const now = new Date('2026-11-21T09:00:00Z');
  await keep(app, mails, [
    aMail({ sentAt: now, createdAt: new Date('2026-01-01') }),
    aMail({ failedAt: now, createdAt: new Date('2026-01-01') }),
    aMail({ createdAt: new Date('2026-11-21T08:50:00Z') }),
    aMail({ createdAt: new Date('2026-11-21T08:59:00Z') }),
  ]);

  expect(await look(app)).toMatchObject({
    messages: { open: 2, unread: 1 },
    quotes: { open: 1, unread: 0 },
    subscribers: 1,
    reviews: { count: 3, average: 4.33, hidden: 1 },
    mails: { failed: 1, waiting: 2, oldestWaiting: 600 },
  });
});
