import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders, tillSessions } from '../../database/schema.ts';
import { createStripeShop } from '../../testing/createStripeShop.ts';
import { createTestApp, customer, purchase, type TestApp } from '../../testing/createTestApp.ts';
import { changed, formKey, fromForm, openPages, press, tellPaid, url } from './formKey.fixtures.ts';
const fields = { templateId: 'barbershop-classic', ...customer, addOns: 'blogSetup', formKey };

const pay = async ({ postForm }: TestApp, page: string) =>
  (await postForm(page, { outcome: 'pay' })).headers.location ?? '';

test('the same basket sent again from the same form is one order with a new page, to which the old page leads', async () => {
  const app = await createTestApp();
  const old = await press(app);
  const fresh = await press(app);

  expect(fresh).not.toBe(old);
  expect(await app.rows(orders)).toMatchObject([{ status: 'pending', total: 399_00 }]);
  expect(await openPages(app)).toEqual([fresh]);

  const closed = await app.get(old);
  const [{ token }] = (await app.rows(orders)) as [typeof orders.$inferSelect];
  expect(closed.statusCode).toBe(410);
  expect(closed.body).toContain('This payment page is closed');
  expect(closed.body).toContain(`/checkout/cancelled?order=${token}`);
  expect(await pay(app, old)).toBe('');
  expect(await pay(app, fresh)).toContain('/checkout/success');
  expect(await app.rows(orders)).toMatchObject([{ status: 'paid', flag: null }]);
});

test('a plain form that is sent twice from one page makes one order, and each form without a key makes its own', async () => {
  const app = await createTestApp();
  await app.postForm(url, fields);
  const { headers } = await app.postForm(url, fields);
  expect(await app.rows(orders)).toHaveLength(1);
  expect(await openPages(app)).toEqual([new URL(String(headers.location)).pathname]);

  for (const none of ['', 'short', 'with spaces in between it', 'x'.repeat(65)]) {
    expect((await app.postForm(url, { ...fields, formKey: none })).statusCode).toBe(303);
  }
  expect(await app.rows(orders)).toHaveLength(5);
});

test('the same details from another form make another order: an address alone does not identify a buyer', async () => {
  const app = await createTestApp();
  await press(app);
  await press(app, { ...fromForm, formKey: 'another-form-altogether' });
  await press(app, purchase);

  expect((await app.rows(orders)).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
  expect(await openPages(app)).toHaveLength(3);
});

test.each([['short'], [''], ['with spaces in between it'], [7]])(
  'an invalid key, %j, is refused in JSON',
  async (none) => {
    const { post, rows } = await createTestApp();
    expect((await post(url, { ...purchase, formKey: none })).statusCode).toBe(422);
    expect(await rows(orders)).toEqual([]);
  },
);

test.each([
  ['another basket', changed],
  ['other details', { ...fromForm, customer: { ...customer, business: 'Sharp & Daughters' } }],
  ['another address', { ...fromForm, customer: { ...customer, email: 'bea@sharp.example' } }],
])('%s from the same form cancels the unpaid order and closes its page', async (_name, other) => {
  const app = await createTestApp();
  const old = await press(app);
  app.pass(1_000);
  const fresh = await press(app, other);

  const saved = (await app.rows(orders)).toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
  expect(saved.map(({ status }) => status)).toEqual(['cancelled', 'pending']);
  expect(await openPages(app)).toEqual([fresh]);
  expect((await app.get(old)).statusCode).toBe(410);

  // And back again: the first order is reopened, and the second is cancelled.
  const back = await press(app);
  const again = (await app.rows(orders)).toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
  expect(again.map(({ status }) => status)).toEqual(['pending', 'cancelled']);
  expect(await openPages(app)).toEqual([back]);
});

test.each([
  ['unchanged', fromForm],
  ['changed', changed],
])(
  'a form whose order is paid, sent again %s by the same buyer, leads to that order',
  async (_name, body) => {
    const app = await createTestApp();
    await pay(app, await press(app));
    const [{ token }] = (await app.rows(orders)) as [typeof orders.$inferSelect];

    expect(await press(app, body)).toBe(`/orders/${token}`);
    expect(await app.rows(orders)).toHaveLength(1);
    expect(await openPages(app)).toEqual([]);
  },
);

test.each([
  ['unchanged', fromForm],
  ['changed', changed],
])('a payment whose event has not arrived yet is not asked for again, %s', async (_name, body) => {
  const app = await createTestApp();
  const page = await press(app);
  await app.services.database.durable((transaction) =>
    transaction
      .update(tillSessions)
      .set({ status: 'paid' })
      .where(eq(tillSessions.id, page.slice('/pay/'.length))),
  );

  const [{ token }] = (await app.rows(orders)) as [typeof orders.$inferSelect];
  expect(await press(app, body)).toBe(`/orders/${token}`);
  expect(await openPages(app)).toEqual([]);
  expect(await app.rows(orders)).toMatchObject([{ status: 'paid' }]);
});

test('another buyer with the same form has a separate order, and both paid orders are flagged', async () => {
  const app = await createTestApp();
  await pay(app, await press(app));
  const page = await press(app, { ...fromForm, customer: { ...customer, email: 'bea@sharp.example' } });
  await pay(app, page);

  expect((await app.rows(orders)).map(({ status, flag }) => [status, flag])).toEqual([
    ['paid', 'perhaps-twice'],
    ['paid', 'perhaps-twice'],
  ]);
});

test.each([
  ['the first is heard of first', (pages: string[]) => pages],
  ['the second is heard of first', (pages: string[]) => pages.toReversed()],
])('of two orders of one form that are both paid each shows the other: %s', async (_name, inOrder) => {
  const app = await createTestApp();
  const pages = [await press(app), await press(app, changed)];
  for (const page of inOrder(pages)) await tellPaid(app, page);

  const { headers } = await app.signIn({ role: 'admin' });
  const { items } = (await app.get('/admin/orders?flagged=true', headers)).json();
  expect(items).toHaveLength(2);
  const [one, two] = items;
  for (const [order, other] of [
    [one, two],
    [two, one],
  ]) {
    const shown = (await app.get(`/admin/orders/${order.id}`, headers)).json();
    expect(shown).toMatchObject({ status: 'paid', flag: 'perhaps-twice', refunded: 0, refunds: [] });
    expect(shown.paidFromSameForm).toEqual([{ id: other.id, reference: other.reference }]);
  }
});

test('the page of a cancelled order reopens it, and closes the page of the later order', async () => {
  const app = await createTestApp();
  await press(app);
  await press(app, changed);
  const [{ token }] = (await app.rows(orders)).filter(({ status }) => status === 'cancelled') as [
    typeof orders.$inferSelect,
  ];
  const { pathname } = new URL((await app.post(`/orders/${token}/pay`, {})).json<{ url: string }>().url);

  expect(await openPages(app)).toEqual([pathname]);
});

test('a request repeated with its Idempotency-Key leads to the same page, even if it reopened an order', async () => {
  const app = await createTestApp();
  await press(app, fromForm, { 'idempotency-key': 'first' });
  const page = await press(app, fromForm, { 'idempotency-key': 'second' });
  expect(await press(app, fromForm, { 'idempotency-key': 'second' })).toBe(page);
  expect((await app.post(url, changed, { 'idempotency-key': 'second' })).statusCode).toBe(422);

  expect(await openPages(app)).toEqual([page]);
  expect(await app.rows(orders)).toHaveLength(1);
});

test('at Stripe the older page is expired, and no buyer is charged at it', async () => {
  const shop = await createStripeShop();
  const first = await shop.buy(fromForm);
  const second = await shop.buy(fromForm);
  const third = await shop.buy(changed);

  expect([first, second, third].map((id) => shop.stripe.sessions.get(id)!.status)).toEqual([
    'expired',
    'expired',
    'open',
  ]);
  expect(await shop.stripe.deliverUnheard()).toEqual([200, 200]);
  const saved = await shop.rows(orders);
  expect(saved.toSorted((one, other) => one.total - other.total)).toMatchObject([
    { status: 'pending', total: 299_00, flag: null },
    { status: 'cancelled', total: 399_00, flag: null },
  ]);
});

test('a page that was paid while it was being closed is not charged for again', async () => {
  const shop = await createStripeShop();
  const page = await shop.buy(fromForm);
  shop.stripe.acts.pay(page);
  const [{ token }] = (await shop.rows(orders)) as [typeof orders.$inferSelect];

  for (const body of [changed, fromForm]) expect(await press(shop, body)).toBe(`/orders/${token}`);
  expect(shop.stripe.sessions.size).toBe(1);
  expect(await shop.rows(orders)).toMatchObject([{ status: 'paid', flag: null }]);
});

test('with Stripe down the older order stays as it is, and the next press continues from there', async () => {
  const shop = await createStripeShop();
  await shop.buy(fromForm);
  shop.break({ kind: 'refuse' });
  for (const body of [fromForm, changed]) expect((await shop.post(url, body)).statusCode).toBe(503);
  expect(await shop.rows(orders)).toMatchObject([{ status: 'pending' }]);

  shop.mend();
  await shop.buy(changed);
  const open = [...shop.stripe.sessions.values()].filter(({ status }) => status === 'open');
  expect(open).toMatchObject([{ amount: 299_00 }]);
});
