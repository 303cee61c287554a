import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keyOf } from '../../addresses/addressKey.ts';
import { orders, reviews, users } from '../../database/schema.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { address, listOf, orderFor } from './accountOrders.fixtures.ts';

const change = (app: TestApp, id: string, set: Partial<typeof orders.$inferInsert>) =>
  app.services.database.durable((transaction) =>
    transaction.update(orders).set(set).where(eq(orders.id, id)),
  );

test('a guest is refused the list of orders', async () => {
  const { get } = await createTestApp();

  expect((await get(address)).statusCode).toBe(401);
});

test('a guest’s order is shown to the account of its address once the address is proven', async () => {
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

test('an order placed with the account is shown, with any address on it', async () => {
  const app = await createTestApp();
  const { user, headers } = await app.signIn();
  const { id, reference, token } = await orderFor(app, 'work@sharp.example');
  await change(app, id, { userId: user.id });

  const { items } = await listOf(app, headers);
  const { order } = (await app.get(`/orders/${token}/status`)).json();
  expect(items).toEqual([{ ...order, reference, token, canReview: false }]);
});

test.each(['other@sharp.example', 'ada@sharp.example.org', 'a%a@sharp.example', 'xada@sharp.example'])(
  'the orders of %s are shown to no other account',
  async (other) => {
    const app = await createTestApp();
    await orderFor(app, other);
    const { headers } = await app.signIn({ email: 'ada@sharp.example', emailProvenAt: new Date() });

    expect(await listOf(app, headers)).toMatchObject({ total: 0 });
  },
);

test('a lookalike letter in an address opens no orders', async () => {
  const app = await createTestApp();
  const { id } = await orderFor(app, 'mike@sharp.example');
  const kelvin = 'mi\u212Ae@sharp.example';
  await change(app, id, { customerEmail: kelvin, customerEmailKey: keyOf(kelvin) });
  const { headers } = await app.signIn({ email: 'mike@sharp.example', emailProvenAt: new Date() });

  expect(await listOf(app, headers)).toMatchObject({ total: 0 });
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
