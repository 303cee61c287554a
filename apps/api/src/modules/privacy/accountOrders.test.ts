import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keyOf } from '../../addresses/addressKey.ts';
import { orders, reviews, users } from '../../database/schema.ts';
import { createTestApp, customer, purchase, type TestApp } from '../../testing/createTestApp.ts';

const address = '/account/orders';
const minute = 60_000;

const orderFor = async (app: TestApp, email: string) => {
  const { sessionId } = await app.order({ ...purchase, customer: { ...customer, email } });
  return (await app.rows(orders)).find((order) => order.sessionId === sessionId)!;
};

const change = (app: TestApp, id: string, set: Partial<typeof orders.$inferInsert>) =>
  app.services.database.durable((transaction) =>
    transaction.update(orders).set(set).where(eq(orders.id, id)),
  );

const listOf = async (app: TestApp, headers: Record<string, string>, query = '') =>
  (await app.get(`${address}${query}`, headers)).json<{
    items: { reference: string; token: string; canReview: boolean }[];
    total: number;
    page: number;
  }>();

test('nobody who is signed out has orders', async () => {
  const { get } = await createTestApp();

  expect((await get(address)).statusCode).toBe(401);
});

test('an order made as a guest is shown to whoever registers its address once the address is proven', async () => {
  const app = await createTestApp();
  const { reference, token } = await orderFor(app, 'Ada@Sharp.example');
  const { user, headers } = await app.signIn({ email: 'aDa@sharp.Example' });

  expect(await listOf(app, headers)).toEqual({ items: [], total: 0, page: 1 });

  await app.services.database.durable((transaction) =>
    transaction
      .update(users)
      .set({ emailProvenAt: new Date('2026-11-21T10:00:00Z') })
      .where(eq(users.id, user.id)),
  );
  expect(await listOf(app, headers)).toMatchObject({ items: [{ reference, token }], total: 1, page: 1 });
});

test('an order made with the account is shown whatever address it was made with', async () => {
  const app = await createTestApp();
  const { user, headers } = await app.signIn();
  const { id, reference, token } = await orderFor(app, 'work@sharp.example');
  await change(app, id, { userId: user.id });

  const { items } = await listOf(app, headers);
  const { order } = (await app.get(`/orders/${token}/status`)).json();
  expect(items).toEqual([{ ...order, reference, token, canReview: false }]);
});

test.each(['other@sharp.example', 'ada@sharp.example.org', 'a%a@sharp.example', 'xada@sharp.example'])(
  'the orders of %s are nobody else’s',
  async (other) => {
    const app = await createTestApp();
    await orderFor(app, other);
    const { headers } = await app.signIn({ email: 'ada@sharp.example', emailProvenAt: new Date() });

    expect(await listOf(app, headers)).toMatchObject({ total: 0 });
  },
);

test('a letter that only looks smaller in capitals opens no orders', async () => {
  const app = await createTestApp();
  const { id } = await orderFor(app, 'mike@sharp.example');
  const kelvin = 'mi\u212Ae@sharp.example';
  await change(app, id, { customerEmail: kelvin, customerEmailKey: keyOf(kelvin) });
  const { headers } = await app.signIn({ email: 'mike@sharp.example', emailProvenAt: new Date() });

  expect(await listOf(app, headers)).toMatchObject({ total: 0 });
});

test('the newest comes first, and the next page goes on where the last one ended', async () => {
  const app = await createTestApp();
  const made: string[] = [];
  for (let count = 0; count < 27; count += 1) {
    made.push((await orderFor(app, 'ada@sharp.example')).reference);
    app.pass(minute);
  }
  const { headers } = await app.signIn({ email: 'ada@sharp.example', emailProvenAt: new Date() });
  const first = await listOf(app, headers);
  const second = await listOf(app, headers, '?page=2');

  expect([first.total, first.page, second.total, second.page]).toEqual([27, 1, 27, 2]);
  expect([...first.items, ...second.items].map(({ reference }) => reference)).toEqual(made.toReversed());
  expect(second.items).toHaveLength(2);
  expect(await listOf(app, headers, '?page=3')).toMatchObject({ items: [], total: 27 });
  expect((await app.get(`${address}?page=0`, headers)).statusCode).toBe(422);
});

test('an order can be reviewed from its delivery on, once', async () => {
  const app = await createTestApp();
  const { id, templateId } = await orderFor(app, 'ada@sharp.example');
  const { headers } = await app.signIn({ email: 'ada@sharp.example', emailProvenAt: new Date() });
  const canReview = async () => (await listOf(app, headers)).items.map((item) => item.canReview);

  expect(await canReview()).toEqual([false]);
  await change(app, id, { status: 'delivered' });
  expect(await canReview()).toEqual([true]);

  await app.services.database.durable((transaction) =>
    transaction.insert(reviews).values({
      id: crypto.randomUUID(),
      orderId: id,
      templateId,
      rating: 5,
      text: 'Very good.',
      hidden: false,
      createdAt: new Date(),
    }),
  );
  expect(await canReview()).toEqual([false]);
});
