import { expect, test } from 'vitest';
import { mails, sessions, users } from '../../database/schema.ts';
import { createTestApp } from '../../testing/createTestApp.ts';
import { ada, openBrowser } from '../../testing/people.ts';

test('a visitor who registers is signed in, as a customer, and welcomed by mail', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app, { 'user-agent': 'A browser '.repeat(30) });
  const response = await browser.register();

  expect(response.statusCode).toBe(201);
  const { user, accessToken } = response.json();
  const { password: _, ...name } = ada;
  expect(user).toEqual({ ...name, id: expect.any(String), role: 'customer' });
  expect(accessToken).toEqual(expect.any(String));
  expect([...browser.jar.keys()].toSorted()).toEqual(['refresh', 'user-status']);

  expect(await app.rows(users)).toMatchObject([{ id: user.id, emailProvenAt: null }]);
  expect(JSON.stringify(await app.rows(users))).not.toContain(ada.password);
  expect((await app.rows(sessions))[0]?.device).toHaveLength(200);
  expect(await app.rows(mails)).toMatchObject([
    { cause: `user ${user.id}`, kind: 'welcome', recipient: ada.email },
  ]);
});

test.each([
  [{ email: 'ADA@sharp.example' }, ['email']],
  [{ username: 'aDa' }, ['username']],
  [{}, ['username', 'email']],
])('a refusal names the fields that another account has already (%j)', async (change, fields) => {
  const app = await createTestApp();
  await openBrowser(app).register();
  const other = { ...ada, username: 'bea', email: 'bea@short.example' };
  const wanted = Object.keys(change).length > 0 ? { ...other, ...change } : ada;
  const response = await openBrowser(app).register(wanted);

  expect(response.statusCode).toBe(409);
  expect(Object.keys(response.json().fields)).toEqual(fields);
  expect(response.cookies).toEqual([]);
  expect(await app.rows(users)).toHaveLength(1);
});

test('of fifty visitors who register one address at once, in any letter case, one gets it', async () => {
  const app = await createTestApp();
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, place) => {
      const email = place % 2 ? ada.email : ada.email.toUpperCase();
      const username = place % 3 ? `ada-${place}` : 'Ada';
      return openBrowser(app).register({ ...ada, email, username });
    }),
  );

  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  // A busy server answers some of them with 503; all others are refused alike.
  const refused = statuses.filter((status) => status !== 201 && status !== 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused)).toEqual(new Set([409]));
  expect(await app.rows(users)).toHaveLength(1);
  expect(await app.rows(sessions)).toHaveLength(1);
  expect(await app.rows(mails)).toHaveLength(1);
});

test('of visitors who want one username at once, one gets it', async () => {
  const app = await createTestApp();
  const people = await Promise.all(Array.from({ length: 8 }, () => app.signIn()));
  const responses = await Promise.all(
    people.map(({ headers }) => app.send('PATCH', '/account/profile', { username: 'the-one' }, headers)),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array(7).fill(409),
  ]);
});
