import { expect, test } from 'vitest';
import { auditLog, sessions, users } from '../../../database/schema.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';

const setRole = (app: TestApp, id: string, role: unknown, headers: Record<string, string>) =>
  app.send('PATCH', `/admin/people/${id}`, { role }, headers);

const adminsOf = async (app: TestApp) => (await app.rows(users)).filter(({ role }) => role === 'admin');

test('a customer is made admin, and is signed out everywhere when that role ends', async () => {
  const app = await createTestApp();
  const boss = await app.signIn({ role: 'admin' });
  const bea = await app.signIn();
  expect((await app.get('/admin/orders', bea.headers)).statusCode).toBe(403);

  const promoted = await setRole(app, bea.user.id, 'admin', boss.headers);
  expect(promoted.json()).toMatchObject({ id: bea.user.id, role: 'admin' });
  // A customer who becomes an admin stays signed in, and is an admin at once.
  expect((await app.get('/admin/orders', bea.headers)).statusCode).toBe(200);

  expect((await setRole(app, bea.user.id, 'customer', boss.headers)).json().role).toBe('customer');
  expect((await app.get('/admin/orders', bea.headers)).statusCode).toBe(401);
  expect((await app.rows(sessions)).map(({ userId }) => userId)).toEqual([boss.user.id]);
  // Setting the same role again changes nothing.
  expect((await setRole(app, bea.user.id, 'customer', boss.headers)).statusCode).toBe(200);
  expect(await app.rows(auditLog)).toMatchObject([
    {
      actorId: boss.user.id,
      action: 'person.role',
      subjectId: bea.user.id,
      detail: { from: 'customer', to: 'admin' },
    },
    {
      actorId: boss.user.id,
      action: 'person.role',
      subjectId: bea.user.id,
      detail: { from: 'admin', to: 'customer' },
    },
  ]);
});

test('of any number of admins who demote each other at once, one is left', async () => {
  const app = await createTestApp();
  const all = await Promise.all(Array.from({ length: 5 }, () => app.signIn({ role: 'admin' })));
  // Every admin at once takes the role from every other.
  const answers = await Promise.all(
    all.flatMap((actor) =>
      all
        .filter((other) => other !== actor)
        .map((other) => setRole(app, other.user.id, 'customer', actor.headers)),
    ),
  );

  expect(await adminsOf(app)).toHaveLength(1);
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => ![200, 401, 403, 409].includes(code))).toEqual([]);
  expect(await app.rows(auditLog)).toHaveLength(4);
});

test('of two admins who demote each other at once, one is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const app = await createTestApp();
    const [a, b] = [await app.signIn({ role: 'admin' }), await app.signIn({ role: 'admin' })];
    const answers = await Promise.all([
      setRole(app, b.user.id, 'customer', a.headers),
      setRole(app, a.user.id, 'customer', b.headers),
    ]);

    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect([401, 403, 409]).toContain(codes.find((code) => code !== 200));
    expect(await adminsOf(app)).toHaveLength(1);
  }
});
