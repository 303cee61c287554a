import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { auditLog, orders, paymentEvents, refunds, tillSessions } from '../../../database/schema.ts';
import { DatabaseUnavailable } from '../../../database/unavailable.ts';
import { createPlainBuilder } from '../../../testing/createPlainBuilder.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { anOrder, keep } from '../../../testing/seed.ts';
import { siteOf } from '../../sites/sites.fixtures.ts';
import { atTheDesk, onlyOrder, openStripe, openTill, stepsOf, toBuyer } from './refunds.fixtures.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const refundIsBooked = async ({ db }: Database) =>
  (await db.select().from(tillSessions)).some((session) => session.refunds.length > 0);

test('the test till refunds all of the money, records it, and the buyer gets a mail', async () => {
  const { app, id, user, refund, follow } = await openTill();
  app.pass(minute);
  const response = await refund();

  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    status: 'refunded',
    refunded: 399_00,
    refundable: 0,
    refunds: [{ amount: 399_00, note: 'Changed their mind', by: 'dora', state: 'returned', failure: null }],
  });
  expect(response.json().history.at(-1)).toEqual({
    step: 'refunded',
    at: '2026-11-21T09:01:00.000Z',
    whoseTurn: 'nobody',
    note: 'Changed their mind',
    by: 'dora',
    amount: 399_00,
  });

  expect(await follow()).toMatchObject({ status: 'refunded', refunded: 399_00 });
  expect((await follow()).timeline.at(-1)).toEqual({
    step: 'refunded',
    at: '2026-11-21T09:01:00.000Z',
    whoseTurn: 'nobody',
    amount: 399_00,
  });
  const [mail, ...others] = await toBuyer(app);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'refund', recipient: 'ada@sharp.example' });
  expect(mail!.text).toContain('we have refunded $399 ');
  expect(mail!.text).not.toContain('Changed their mind');
  expect(await app.rows(auditLog)).toMatchObject([
    { actorId: user.id, action: 'order.refund', subjectId: id, detail: { amount: 399_00 } },
  ]);
  const told = (await app.rows(paymentEvents)).filter(({ type }) => type === 'refunded');
  expect(told).toMatchObject([{ amount: 399_00, outcome: 'moved' }]);
});

test('before work begins only the whole sum can be refunded', async () => {
  const { app, refund } = await openTill();
  const part = await refund(100_00);

  expect(part.statusCode).toBe(422);
  expect(part.json().fields).toEqual({ amount: 'Work has not begun: the buyer gets back all of it, $399' });
  expect(await app.rows(refunds)).toEqual([]);
  expect((await refund(399_00)).json()).toMatchObject({ status: 'refunded' });
});

test.each([
  [399_01, 'At most $399 can go back'],
  [0, 'Enter a sum of at least one cent'],
  [-1, 'Enter a sum of at least one cent'],
  [0.5, 'Enter a sum of at least one cent'],
])('a refund of %s cents is refused at its field', async (amount, problem) => {
  const { app, begin, refund } = await openTill();
  await begin();
  const response = await refund(amount);

  expect(response.statusCode).toBe(422);
  expect(response.json().fields).toEqual({ amount: problem });
  expect(await app.rows(refunds)).toEqual([]);
});

test('refunded money cannot be refunded again', async () => {
  const { begin, refund } = await openTill();
  await begin();
  await refund(300_00);
  expect((await refund(99_01)).json().fields).toEqual({ amount: 'At most $99 can go back' });
  await refund(99_00);
  expect((await refund(1)).statusCode).toBe(409);
});

test('a sum is accepted with a refund only', async () => {
  const { app, patch } = await openTill();
  const response = await patch({ status: 'in_progress', amount: 100_00 });
  expect(response.statusCode).toBe(422);
  expect(response.json().fields).toHaveProperty('amount');
  expect(await onlyOrder(app)).toMatchObject({ status: 'paid' });
});

test('an order without a payment page has nothing to refund', async () => {
  const app = await createTestApp();
  await keep(app, orders, [anOrder()]);
  const { refund } = await atTheDesk(app);
  expect((await refund()).statusCode).toBe(409);
  expect(await app.rows(refunds)).toEqual([]);
  expect(await toBuyer(app)).toEqual([]);
});

test('a flag is removed by a refund, and stays when the refund is refused', async () => {
  const { app, patch } = await openTill();
  await app.services.database.durable((transaction) => transaction.update(orders).set({ flag: 'disputed' }));
  await patch({ flag: null, status: 'refunded', note: 'Why', amount: 1 });
  expect(await onlyOrder(app)).toMatchObject({ flag: 'disputed' });
  await patch({ flag: null, status: 'refunded', note: 'Why' });
  expect(await onlyOrder(app)).toMatchObject({ flag: null, status: 'refunded' });
  expect((await app.rows(auditLog)).map(({ action }) => action)).toEqual(['order.flag', 'order.refund']);
});

test('Stripe gets one request, and the buyer gets a mail only after its signed event', async () => {
  const { shop, page, refund, look, follow } = await openStripe();
  const response = await refund();

  expect(response.statusCode).toBe(200);
  const [asked] = await shop.rows(refunds);
  expect(response.json()).toMatchObject({
    status: 'paid',
    refunded: 0,
    refundable: 0,
    refunds: [{ id: asked!.id, state: 'asked', amount: 399_00 }],
  });
  expect(asked!.providerId).toMatch(/^re_/);
  const request = shop.stripe.requests.at(-1)!;
  expect([request.method, request.path, request.key]).toEqual(['POST', '/v1/refunds', `refund-${asked!.id}`]);
  expect(Object.fromEntries(new URLSearchParams(request.body))).toEqual({
    payment_intent: shop.stripe.sessions.get(page)!.payment!.id,
    amount: '39900',
    'metadata[refund]': asked!.id,
  });
  expect(await follow()).toMatchObject({ status: 'paid', refunded: 0 });
  expect(await toBuyer(shop)).toEqual([]);
  // A second request while the refund is under way is refused.
  expect((await refund()).json()).toMatchObject({ error: 'refund-under-way' });

  await shop.stripe.deliverUnheard();
  expect(await look()).toMatchObject({ status: 'refunded', refunds: [{ state: 'returned' }] });
  expect(await follow()).toMatchObject({ status: 'refunded', refunded: 399_00 });
  expect(await toBuyer(shop)).toMatchObject([{ kind: 'refund' }]);
});

test('partial refunds at Stripe are recorded with their sums, and a repeated event counts once', async () => {
  const { shop, begin, refund, look, follow } = await openStripe();
  await begin();
  await refund(100_00);
  await shop.stripe.deliverUnheard();
  const first = shop.stripe.events.at(-1)!;
  await refund(50_00);
  await shop.stripe.deliverUnheard();
  for (const event of [first, shop.stripe.events.at(-1)!, first]) await shop.stripe.deliver(event);

  expect(await look()).toMatchObject({ status: 'in_progress', refunded: 150_00, flag: null });
  expect(
    (await follow()).timeline.filter(({ step }: { step: string }) => step === 'part_refunded'),
  ).toMatchObject([{ amount: 100_00 }, { amount: 50_00 }]);
  expect(await toBuyer(shop)).toHaveLength(2);
});

test('refund events out of order mail the buyer once, with the true sum', async () => {
  const { shop, page, look } = await openStripe();
  const first = shop.stripe.acts.refund(page, 100_00);
  const second = shop.stripe.acts.refund(page, 50_00);
  await shop.stripe.deliver(second);
  await shop.stripe.deliver(first);

  expect(await look()).toMatchObject({ status: 'paid', refunded: 150_00, flag: null });
  const written = await toBuyer(shop);
  expect(written).toHaveLength(1);
  expect(written[0]!.text).toContain('we have refunded $150 ');
});

test.each([
  ['all of it', undefined, 'refunded', 'refund', '$399'],
  ['a part', 40_00, 'paid', 'part-refund', '$40'],
] as const)(
  'a refund of %s made at Stripe itself is recorded, and its buyer gets a mail',
  async (_name, amount, status, kind, sum) => {
    const { shop, page, look } = await openStripe();
    await shop.stripe.deliver(shop.stripe.acts.refund(page, amount));

    expect(await look()).toMatchObject({ status, flag: null, refunded: amount ?? 399_00, refunds: [] });
    const written = await toBuyer(shop);
    expect(written).toMatchObject([{ kind }]);
    expect(written[0]!.text).toContain(`we have refunded ${sum} `);
    expect((await stepsOf(shop)).at(-1)).toEqual([
      amount ? 'part_refunded' : 'refunded',
      amount ?? 399_00,
      null,
    ]);
  },
);

test('a larger refund by hand while Stripe is down is not mistaken for the requested one', async () => {
  const { shop, page, begin, refund, look } = await openStripe();
  await begin();
  shop.break({ kind: 'refuse' });
  await refund(50_00);
  shop.mend();
  await shop.stripe.deliver(shop.stripe.acts.refund(page, 100_00));
  expect(await look()).toMatchObject({ refunded: 100_00, refunds: [{ state: 'asked' }] });

  shop.pass(5 * minute);
  await shop.services.orders.reconcile();
  expect(await look()).toMatchObject({ refunded: 150_00, refunds: [{ state: 'returned' }] });
  expect(shop.stripe.refunds).toHaveLength(2);
});

test.each([
  ['more than was paid', { amount_refunded: 399_01, refunded: true }],
  ['another currency', { currency: 'eur' }],
])('a refund of %s is flagged for the owner, and no buyer gets a mail', async (_name, change) => {
  const { shop, page, look } = await openStripe();
  const event = shop.stripe.acts.refund(page);
  const told = JSON.parse(event.body.toString());
  Object.assign(told.data.object, change);
  await shop.stripe.deliver({ ...event, body: Buffer.from(JSON.stringify(told)) });

  expect(await look()).toMatchObject({ status: 'paid', refunded: 0, flag: 'amount' });
  expect(await toBuyer(shop)).toEqual([]);
});

test.each(['refuse', 'hang', 'garbage', 'too-many', 'lose-answer'] as const)(
  'while Stripe’s fault is %s no mail is sent, and the next round completes the refund once',
  async (kind) => {
    const { shop, refund, look } = await openStripe({
      paymentTimeouts: { till: 1_500, visit: 1_500, job: 5_000 },
    });
    shop.break({ kind });
    const response = await refund();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ error: 'provider-away' });
    expect(await look()).toMatchObject({ status: 'paid', refunded: 0, refunds: [{ state: 'asked' }] });
    expect(await toBuyer(shop)).toEqual([]);

    shop.mend();
    shop.pass(5 * minute);
    await shop.services.orders.reconcile();
    await shop.stripe.deliverUnheard();
    expect(await look()).toMatchObject({
      status: 'refunded',
      refunded: 399_00,
      refunds: [{ state: 'returned' }],
    });
    expect(shop.stripe.refunds).toHaveLength(1);
    expect(await toBuyer(shop)).toHaveLength(1);
  },
);

test('a refund whose response was lost two days ago is found at Stripe and not paid again', async () => {
  const { shop, begin, refund } = await openStripe();
  await begin();
  shop.break({ kind: 'lose-answer' });
  expect((await refund(100_00)).statusCode).toBe(503);
  shop.mend();
  // Stripe forgets its idempotency keys after a day.
  shop.stripe.forgetKeys();
  shop.pass(2 * day);
  await shop.services.orders.reconcile();

  expect(shop.stripe.refunds).toHaveLength(1);
  // Its event was lost too: Stripe's records show the refunded sum.
  expect(await onlyOrder(shop)).toMatchObject({ status: 'in_progress', refunded: 100_00 });
  expect(await shop.rows(refunds)).toMatchObject([{ state: 'returned' }]);
  expect(await toBuyer(shop)).toMatchObject([{ kind: 'part-refund' }]);
  await shop.stripe.deliverUnheard();
  expect(await toBuyer(shop)).toHaveLength(1);
});

test.each([false, true])(
  'a refund that fails at Stripe with an error (after it was done: %s) is looked up, and never paid twice',
  async (after) => {
    const { shop, refund, look } = await openStripe();
    shop.break({ kind: 'error', after });
    const { statusCode } = await refund();
    expect(statusCode).toBe(after ? 200 : 409);
    expect(await look()).toMatchObject({ refunds: [{ state: after ? 'asked' : 'failed' }] });

    shop.mend();
    if (!after) await refund();
    await shop.stripe.deliverUnheard();
    expect(await look()).toMatchObject({ status: 'refunded', refunded: 399_00 });
    expect(shop.stripe.refunds).toHaveLength(1);
  },
);

test('a refund that Stripe refuses is shown as failed, in Stripe’s words, and can be requested again', async () => {
  const { shop, page, begin, refund, look } = await openStripe();
  await begin();
  // A refund by hand at Stripe, whose event has not arrived yet.
  shop.stripe.acts.refund(page, 350_00);
  const response = await refund(100_00);

  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    error: 'refund-refused',
    message: expect.stringContaining('greater than unrefunded amount'),
  });
  expect(await look()).toMatchObject({
    status: 'in_progress',
    refunded: 0,
    refundable: 399_00,
    refunds: [{ state: 'failed', failure: expect.stringContaining('greater than unrefunded amount') }],
  });
  expect(await toBuyer(shop)).toEqual([]);

  await shop.stripe.deliverUnheard();
  await refund();
  await shop.stripe.deliverUnheard();
  expect(await look()).toMatchObject({ status: 'refunded', refunded: 399_00 });
});

test('a refund that the buyer’s bank returns is shown to a person', async () => {
  const { shop, refund, look } = await openStripe();
  await refund();
  await shop.stripe.deliverUnheard();
  const failed = shop.stripe.acts.failRefund(shop.stripe.refunds[0]!.id);
  for (const event of failed) await shop.stripe.deliver(event);

  expect(await look()).toMatchObject({ flag: 'refund-failed', refunds: [{ state: 'failed' }] });
  expect(await toBuyer(shop)).toHaveLength(1);
});

test('a refund that was stored and not sent, as after a crash, is sent by the next round', async () => {
  const { app, id, user, look } = await openTill();
  const askedAt = new Date('2026-11-21T09:00:00Z');
  await keep(app, refunds, [
    { id: randomUUID(), orderId: id, amount: 399_00, note: 'Why', actorId: user.id, askedAt, state: 'asked' },
  ]);
  expect(await look()).toMatchObject({ status: 'paid', refundable: 0 });
  app.pass(5 * minute);
  await app.services.orders.reconcile();
  await app.services.orders.reconcile();

  expect(await look()).toMatchObject({ status: 'refunded', refunds: [{ state: 'returned', by: 'dora' }] });
  expect(await toBuyer(app)).toHaveLength(1);
});

test('a refund at the test till whose event was lost is found in its records', async () => {
  let deaf = false;
  const { app, refund, look } = await openTill({
    wrap: (database) => ({
      ...database,
      durable: async (work) => {
        if (deaf && (await refundIsBooked(database))) throw new DatabaseUnavailable('full');
        return database.durable(work);
      },
    }),
  });
  deaf = true;
  expect((await refund()).statusCode).toBe(503);
  expect(await look()).toMatchObject({ status: 'paid', refunds: [{ state: 'asked' }] });
  expect(await toBuyer(app)).toEqual([]);

  deaf = false;
  app.pass(5 * minute);
  await app.services.orders.reconcile();
  expect(await look()).toMatchObject({ status: 'refunded', refunded: 399_00 });
  expect(await toBuyer(app)).toHaveLength(1);
});

test('a website is paused when all of the money is refunded, not a part, and the desk can resume it', async () => {
  const { app, id, begin, refund } = await openTill({ siteBuilder: createPlainBuilder().builder });
  await begin();
  const { headers } = await app.signIn({ role: 'admin' });
  const { fillIn, build, publish, pause, site } = siteOf(app, id, headers);
  await fillIn();
  await publish(await build());
  const { name } = await site();
  const answers = async () => {
    app.pass(2_000);
    return (await app.visit(`${name}.sites.shop.example/`)).statusCode;
  };
  await refund(100_00);
  expect([await answers(), (await site()).state]).toEqual([200, 'live']);

  await refund();
  expect([await answers(), (await site()).state]).toEqual([503, 'paused']);
  expect((await app.rows(auditLog)).filter(({ action }) => action === 'site.pause')).toMatchObject([
    { actorId: null, subjectId: id, detail: { from: false, to: true } },
  ]);

  await pause(false);
  await app.services.orders.reconcile();
  expect([await answers(), (await site()).state]).toEqual([200, 'live']);
});

test('a refund leaves an unpublished website alone', async () => {
  const { app, id, begin, refund } = await openTill({ siteBuilder: createPlainBuilder().builder });
  await begin();
  const { headers } = await app.signIn({ role: 'admin' });
  const { fillIn, site } = siteOf(app, id, headers);
  await fillIn();
  await refund();

  expect(await site()).toMatchObject({ state: 'draft' });
});
