import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, users } from '../../../database/schema.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';

const setRole = (app: TestApp, id: string, role: unknown, headers: Record<string, string>) =>
  app.send('PATCH', `/admin/people/${id}`, { role }, headers);

const adminsOf = async (app: TestApp) => (await app.rows(users)).filter(({ role }) => role === 'admin');

test('people are listed without any secret', async () => {
  const app = await createTestApp();
  const { headers, user } = await app.signIn({ role: 'admin', username: 'dora', email: 'dora@shop.example' });
  app.pass(1);
  await app.signIn({
    username: 'Bea_1',
    firstName: 'Bea',
    lastName: 'Long',
    emailProvenAt: new Date('2026-11-01'),
  });
  const find = async (query: string) => (await app.get(`/admin/people?${query}`, headers)).json();

  expect(await find('role=admin')).toEqual({
    items: [
      {
        id: user.id,
        first_name: 'Bea',
        last_name: 'Short',
        username: 'dora',
        email: 'dora@shop.example',
        role: 'admin',
        createdAt: '2026-11-21T09:00:00.000Z',
        emailProvenAt: null,
      },
    ],
    total: 1,
    page: 1,
  });
  expect(await find('q=long')).toMatchObject({
    items: [{ username: 'Bea_1', emailProvenAt: '2026-11-01T00:00:00.000Z' }],
    total: 1,
  });
  expect(await find('q=_1')).toMatchObject({ total: 1 });
  expect((await find('')).items.map(({ username }: { username: string }) => username)).toEqual([
    'Bea_1',
    'dora',
  ]);
});

test('a former admin is refused at the next request, and a deleted one is unknown', async () => {
  const app = await createTestApp();
  const { headers, user } = await app.signIn({ role: 'admin' });
  const write = app.services.database.durable;
  expect((await app.get('/admin/overview', headers)).statusCode).toBe(200);

  await write((transaction) =>
    transaction.update(users).set({ role: 'customer' }).where(eq(users.id, user.id)),
  );
  expect((await app.get('/admin/overview', headers)).statusCode).toBe(403);
  expect((await setRole(app, user.id, 'admin', headers)).statusCode).toBe(403);

  await write((transaction) => transaction.delete(users).where(eq(users.id, user.id)));
  expect((await app.get('/admin/overview', headers)).statusCode).toBe(401);
});

test('an admin cannot change their own role, and the last admin stays', async () => {
  const app = await createTestApp();
  const boss = await app.signIn({ role: 'admin' });
  const last = await setRole(app, boss.user.id, 'customer', boss.headers);
  expect(last.statusCode).toBe(409);
  expect(last.json().error).toBe('last-admin');

  const other = await app.signIn({ role: 'admin' });
  for (const role of ['customer', 'admin']) {
    for (const id of [boss.user.id, boss.user.id.toUpperCase()]) {
      const own = await setRole(app, id, role, boss.headers);
      expect(own.statusCode).toBe(409);
      expect(own.json().error).toBe('own-role');
    }
  }
  expect((await adminsOf(app)).map(({ id }) => id).toSorted()).toEqual(
    [boss.user.id, other.user.id].toSorted(),
  );
  expect(await app.rows(auditLog)).toEqual([]);
});

test('only two roles exist, and an unknown person can have none', async () => {
  const app = await createTestApp();
  const { headers } = await app.signIn({ role: 'admin' });
  const { user } = await app.signIn();

  for (const role of ['owner', 'ADMIN', '', null, ['admin']]) {
    expect((await setRole(app, user.id, role, headers)).statusCode).toBe(422);
  }
  expect((await setRole(app, randomUUID(), 'admin', headers)).statusCode).toBe(404);
  expect(await adminsOf(app)).toHaveLength(1);
});
