import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as tables from '../../database/schema.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { fillShop } from '../../testing/fillShop.ts';
import { classifiedTables } from './personalTables.ts';

const day = 24 * 60 * 60_000;
const start = Date.parse('2026-11-21T09:00:00Z');
const after = (days: number) => new Date(start + days * day);

const who = {
  firstName: 'Beatrix',
  lastName: 'Shortwell',
  username: 'beatrix',
  email: 'beatrix@shortwell.example',
  business: 'Shortwell Breads',
};

const keep = <Table extends PgTable>(app: TestApp, table: Table, rows: Table['$inferInsert'][]) =>
  app.services.database.durable((transaction) => transaction.insert(table as PgTable).values(rows));

const counts = async (app: TestApp) => {
  const all: Record<string, number> = {};
  for (const { name, table } of classifiedTables) all[name] = (await app.rows(table)).length;
  return all;
};

const subscriber = (state: string, change: Partial<typeof tables.subscribers.$inferInsert> = {}) => {
  const email = `${randomUUID()}@people.example`;
  return {
    id: randomUUID(),
    email,
    emailKey: email,
    state,
    asked: 1,
    askedAt: after(0),
    createdAt: after(0),
    ...change,
  };
};

/** One row of each kind that has a retention period, all from one moment. */
const fill = async (app: TestApp) => {
  await fillShop(app, { who, passwordHash: 'none' });
  await app.outbox();
  await keep(app, tables.subscribers, [
    subscriber('pending'),
    subscriber('unsubscribed', { unsubscribedAt: after(0) }),
    subscriber('confirmed', { confirmedAt: after(0) }),
  ]);
  await keep(app, tables.pageTimings, [
    { day: '2026-11-21', route: '/', metric: 'LCP', step: 30, visits: 3 },
  ]);
  await keep(app, tables.jobs, [
    { id: randomUUID(), name: 'none', key: 'none', data: {}, dueAt: after(0), createdAt: after(0) },
  ]);
  await keep(app, tables.triedLinks, [
    { id: randomUUID(), templateId: 'barbershop-classic', tried: { town: 'Leeds' }, createdAt: after(0) },
  ]);
  await keep(app, tables.rateLimits, [
    { key: 'over', points: 1, expire: start },
    { key: 'held', points: 1, expire: after(10_000).getTime() },
  ]);
};

/** The number of rows left, from each day on. */
const schedule = [
  { from: 1.1, left: { resetRequests: 0, orderLinkRequests: 0, passwordResets: 0, checkoutAttempts: 0 } },
  { from: 7, left: { sitePictures: 0, sitePicturePieces: 0 } },
  { from: 14, left: { sessions: 0 } },
  { from: 31, left: { tillSessions: 0, triedLinks: 0, subscribers: 2 } },
  { from: 91, left: { mails: 0, pageTimings: 0 } },
  { from: 366, left: { messages: 0, quotes: 0, orderMessages: 0, siteEntries: 0 } },
  { from: 731, left: { paymentEvents: 0, auditLog: 0, siteVisits: 0 } },
];

const leftOf = (before: Record<string, number>, over: readonly object[]) =>
  Object.assign({}, before, { rateLimits: 1 }, ...over) as typeof before;

test('each kind of data is deleted when its retention ends, and nothing else', async () => {
  const app = await createTestApp();
  await fill(app);
  const before = await counts(app);
  expect(Object.values(before)).not.toContain(0);

  let today = 0;
  for (const days of [0.5, 1.1, 6.9, 7.1, 13.5, 14.5, 29.5, 31, 89.5, 91, 364.5, 366, 396, 729.5, 731]) {
    app.pass((days - today) * day);
    today = days;
    await app.services.retention.clearAway();
    const over = schedule.filter(({ from }) => from <= days).map(({ left }) => left);
    expect({ days, ...(await counts(app)) }).toEqual({ days, ...leftOf(before, over) });
  }
});

test('an unpaid order loses its buyer, and a paid one keeps them', async () => {
  const app = await createTestApp();
  await fill(app);
  const buyers = async () =>
    Object.fromEntries(
      (await app.rows(tables.orders)).map(({ status, customerName }) => [status, customerName]),
    );

  app.pass(29 * day);
  await app.services.retention.clearAway();
  expect(await buyers()).toEqual({ paid: 'Beatrix Shortwell', pending: 'Beatrix Shortwell' });
  app.pass(2 * day);
  await app.services.retention.clearAway();
  expect(await buyers()).toEqual({ paid: 'Beatrix Shortwell', pending: '' });
});

test('confirmed subscribers and unsent mails are kept without a limit', async () => {
  const app = await createTestApp({ mailTransport: { send: () => Promise.reject(new Error('away')) } });
  const { page } = await app.order();
  await app.postForm(page, { outcome: 'pay' });
  await keep(app, tables.subscribers, [subscriber('confirmed', { confirmedAt: after(0) })]);
  app.pass(400 * day);
  await app.services.retention.clearAway();

  expect(await counts(app)).toMatchObject({ mails: 2, subscribers: 1, orders: 1 });
});

test('one round deletes more rows than one batch holds', async () => {
  const app = await createTestApp();
  const old = {
    name: 'Ada',
    email: 'ada@sharp.example',
    emailKey: 'ada@sharp.example',
    message: 'Hello',
    state: 'new',
    createdAt: after(-366),
  };
  await keep(
    app,
    tables.messages,
    Array.from({ length: 1_001 }, () => ({ ...old, id: randomUUID() })),
  );
  await app.services.retention.clearAway();

  expect(await app.rows(tables.messages)).toEqual([]);
});

test('the outbox deletes mails that the database no longer has, and keeps the rest', async () => {
  const app = await createTestApp();
  await fill(app);
  const [kept, lost] = await app.rows(tables.mails);
  expect(await app.outbox()).toHaveLength(2);

  // This is the state after the process ends between the row and its file.
  await app.services.database.durable((transaction) =>
    transaction.delete(tables.mails).where(eq(tables.mails.id, lost!.id)),
  );
  await app.services.retention.clearAway();
  const [only, ...others] = await app.outbox();
  expect(only).toContain(kept!.id);
  expect(others).toEqual([]);

  app.pass(91 * day);
  await app.services.retention.clearAway();
  expect(await app.outbox()).toEqual([]);
});

test('the next round finishes one that was cut off', async () => {
  let writes = 0;
  const app = await createTestApp({
    wrap: (database) => ({
      ...database,
      durable: (work) => {
        writes += 1;
        return writes === cutAt ? Promise.reject(new Error('The power went.')) : database.durable(work);
      },
    }),
  });
  let cutAt = 0;
  await fill(app);
  const before = await counts(app);
  app.pass(731 * day);

  cutAt = writes + 6;
  await expect(app.services.retention.clearAway()).rejects.toThrow('The power went.');
  await app.services.retention.clearAway();
  const left = Object.assign(
    {},
    before,
    { rateLimits: 1 },
    ...schedule.map((one) => one.left),
  ) as typeof before;
  expect(await counts(app)).toEqual(left);
});

test('unreferenced bytes are deleted once they are a day old', async () => {
  const rewritten: (readonly string[])[] = [];
  const app = await createTestApp({
    wrap: (database) => ({ ...database, rewrite: async (names) => void rewritten.push(names) }),
  });
  await fill(app);
  const [picture] = await app.rows(tables.sitePictures);
  const [ofRelease] = await app.rows(tables.blobs);
  const content = Buffer.from('bytes');
  const blob = (hash: string, days: number) => ({ hash, content, createdAt: after(days) });
  await keep(app, tables.blobs, [
    blob('of a picture', -2),
    blob('of a picture that was taken away', -2),
    blob('of nothing', -2),
    blob('of nothing yet', -0.5),
  ]);
  await app.services.database.durable((transaction) =>
    transaction
      .update(tables.sitePictures)
      .set({ sizes: [{ format: 'avif', width: 1, height: 1, hash: 'of a picture', size: 5 }] })
      .where(eq(tables.sitePictures.id, picture!.id)),
  );
  const size = { format: 'avif' as const, width: 1, height: 1, hash: 'of a picture that was taken away' };
  await app.services.database.durable((transaction) =>
    transaction
      .update(tables.releases)
      .set({ pictures: { 'front.jpg': { hash: 'as it was sent', width: 1, height: 1, sizes: [size] } } }),
  );
  await app.services.retention.clearAway();
  const left = async () => (await app.rows(tables.blobs)).map(({ hash }) => hash).toSorted();

  const named = [ofRelease!.hash, 'of a picture', 'of a picture that was taken away', 'of nothing yet'];
  expect(await left()).toEqual(named.toSorted());
  expect(rewritten).toEqual([['blobs']]);
  await app.services.database.durable((transaction) => transaction.delete(tables.sites));
  app.pass(2 * day);
  await app.services.retention.clearAway();
  expect(await left()).toEqual([]);
});
