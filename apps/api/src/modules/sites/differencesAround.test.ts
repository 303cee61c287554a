import { expect, test } from 'vitest';
import type { AdminBuyer } from '@awning/contract/admin/buyers';
import type { Overview } from '@awning/contract/admin/overview';
import { mails, orders, reviews, sites } from '../../database/schema.ts';
import { erase, passwordHash } from '../privacy/privacy.fixtures.ts';
import { deluxe, deluxeDifference, openDifferences } from './differences.fixtures.ts';

const day = 24 * 60 * 60_000;

/** The buyer of the order, with an account that has proven its address. */
const owner = ({ app, order }: Awaited<ReturnType<typeof openDifferences>>) =>
  app.signIn({ email: order.customerEmail, passwordHash, emailProvenAt: new Date('2026-11-21') });

test('the desk’s figures count a difference as money, and as no website that waits for anything', async () => {
  const { app, headers, pageOf, goLive, pay, differences } = await openDifferences();
  const overview = async () => (await app.get('/admin/overview', headers)).json<Overview>();
  const ids = async (query: string) =>
    (await app.get(`/admin/orders?${query}`, headers))
      .json<{ items: { id: string }[] }>()
      .items.map(({ id }) => id);
  const standing = { pending: 0, delivered: 0, cancelled: 0 };

  const page = await pageOf(deluxe);
  expect((await overview()).orders).toMatchObject({ ...standing, paid: 1 });
  await pay(page);
  const paid = await overview();
  expect(paid.orders).toMatchObject({ ...standing, paid: 1 });
  const { id } = (await differences())[0]!;
  expect(await ids('turn=nobody')).toEqual([id]);
  expect(await ids('turn=shop')).toEqual([]);
  expect(paid.templates.find(({ templateId }) => templateId === deluxe)).toMatchObject({
    orders: 0,
    revenue: deluxeDifference,
  });
  expect(paid.flagged).toBe(0);
  await goLive();
  expect((await overview()).orders).toMatchObject({ paid: 0, delivered: 1 });
});

test('money that came too late is flagged, and is no order to work on', async () => {
  const { app, headers, pageOf, goLive, pay } = await openDifferences();
  const page = await pageOf(deluxe);
  await goLive();
  await pay(page);
  expect((await app.get('/admin/overview', headers)).json<Overview>()).toMatchObject({
    flagged: 1,
    orders: { paid: 0, delivered: 1 },
    turns: { shop: 0 },
  });
});

test('the list of buyers marks a difference as one', async () => {
  const { app, headers, buy } = await openDifferences();
  const { id } = await buy(deluxe);
  const { items } = (await app.get('/admin/buyers', headers)).json<{ items: AdminBuyer[] }>();
  expect(items).toMatchObject([{ count: 2, paid: [{ amount: 799_00 }] }]);
  expect(items[0]!.orders.map(({ id: one, isDifference }) => [one === id, isDifference])).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('the account lists both orders, each with a link to the other, and asks for one review', async () => {
  const opened = await openDifferences();
  const { app, order, buy, goLive } = opened;
  const difference = await buy(deluxe);
  await goLive();
  const { headers } = await owner(opened);
  expect((await app.get('/account/orders', headers)).json()).toMatchObject({
    total: 2,
    items: [
      { reference: difference.reference, canReview: false, upgrades: { reference: order.reference } },
      { reference: order.reference, canReview: true, differences: [{ reference: difference.reference }] },
    ],
  });
});

test('the one review is of the design that the website is in', async () => {
  const { app, order, buy, goLive } = await openDifferences();
  const { token } = await buy(deluxe);
  await goLive();
  const write = (of: string) =>
    app.postForm(`/orders/${of}/review`, { rating: '5', text: 'Open by Friday.' });
  expect((await write(token)).statusCode).toBe(403);
  expect((await write(order.token)).statusCode).toBe(303);
  expect((await write(order.token)).statusCode).toBe(409);
  expect(await app.rows(reviews)).toMatchObject([{ orderId: order.id, templateId: deluxe }]);
});

test.for(['keep', 'take-down'] as const)(
  'a buyer whose data is deleted is gone from the difference too, and the websites they %s stay as they were',
  async (websites) => {
    const opened = await openDifferences({ billing: { company: 'Sharp Trading Ltd' } });
    const { app, order, buy, goLive } = opened;
    const difference = await buy(deluxe);
    await goLive();
    const { headers } = await owner(opened);
    const { held } = (await app.get('/account/export', headers)).json();
    expect(held.orders).toHaveLength(2);
    expect(held.orders).toContainEqual(
      expect.objectContaining({
        reference: difference.reference,
        total: deluxeDifference,
        upgradesOrderId: order.id,
      }),
    );
    expect(
      held.orderHistory.filter(({ orderId }: { orderId: string }) => orderId === difference.id),
    ).toHaveLength(3);

    expect((await erase(app, headers, undefined, { websites })).statusCode).toBe(204);
    const left = (await app.rows(orders)).find(({ id }) => id === difference.id);
    expect(left).toMatchObject({
      customerName: '',
      customerEmail: '',
      customerBusiness: null,
      billing: null,
      formKey: null,
      total: deluxeDifference,
      status: 'delivered',
      upgradesOrderId: order.id,
    });
    expect(await app.rows(sites)).toMatchObject(websites === 'keep' ? [{ templateId: deluxe }] : []);
    expect((await app.rows(mails)).filter(({ recipient }) => recipient === order.customerEmail)).toEqual([]);
  },
);

test('a difference that was bought with the account is erased with it, with any address on it', async () => {
  const { app, buy, setOrder } = await openDifferences();
  const { headers, user } = await app.signIn({ passwordHash });
  await setOrder({ userId: user.id });
  expect(await buy(deluxe)).toMatchObject({ userId: user.id });
  await erase(app, headers);
  expect((await app.rows(orders)).map(({ customerEmail, userId }) => [customerEmail, userId])).toEqual([
    ['', null],
    ['', null],
  ]);
});

test('a payment for a buyer whose data was deleted is stored, flagged and mailed to no one', async () => {
  const opened = await openDifferences();
  const { app, order, pageOf, pay, press, differences } = opened;
  const page = await pageOf(deluxe);
  const { headers } = await owner(opened);
  await erase(app, headers);
  await pay(page);
  expect((await differences()).map(({ status, flag }) => [status, flag])).toEqual([
    ['paid', 'difference-late'],
  ]);
  expect((await app.rows(mails)).filter(({ recipient }) => recipient === '')).toEqual([]);
  expect((await press(deluxe, order.token)).statusCode).toBe(404);
});

test('an unpaid difference is blanked when its retention ends, and a paid one stays', async () => {
  const { app, order, buy, pageOf, differences } = await openDifferences();
  await pageOf(deluxe);
  app.pass(31 * 60_000);
  await app.services.orders.expireOverdue();
  expect((await differences()).map(({ status }) => status)).toEqual(['expired']);
  app.pass(400 * day);
  await app.services.retention.clearAway();
  expect(await differences()).toMatchObject([{ customerEmail: '', customerName: '', formKey: null }]);
  expect((await app.rows(orders)).find(({ id }) => id === order.id)).toMatchObject({
    customerEmail: order.customerEmail,
  });
  expect(await buy(deluxe)).toMatchObject({ status: 'delivered', customerEmail: order.customerEmail });
});

test('a refunded order lists the differences that are still paid', async () => {
  const { app, order, buy, goLive, refund, atDesk, status, setOrder } = await openDifferences();
  const difference = await buy(deluxe);
  await goLive();
  await refund(difference.id, 100_00);
  await setOrder({ status: 'refunded', refunded: order.total });
  expect(await atDesk(order.id).look()).toMatchObject({
    status: 'refunded',
    refundable: 0,
    differences: [{ id: difference.id, total: deluxeDifference, refunded: 100_00, status: 'delivered' }],
  });
  expect(await atDesk(difference.id).look()).toMatchObject({ refundable: deluxeDifference - 100_00 });
  expect(await status()).toMatchObject({
    status: 'refunded',
    differences: [{ reference: difference.reference, status: 'delivered' }],
  });
  expect(await app.rows(sites)).toMatchObject([{ templateId: deluxe }]);
});
