import { expect, test } from 'vitest';
import { users } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { ada, openBrowser } from '../../../testing/people.ts';
import { makeFirstAdmin } from './firstAdmin.ts';

const settings = {
  production: false,
  adminEmail: undefined as string | undefined,
  adminPassword: undefined as string | undefined,
  shopEmail: 'desk@awning.example',
};

test('of processes that start together, one makes the admin', async () => {
  const shops = [await createTestApp(), await createTestApp()] as const;
  await openBrowser(shops[0]).register({ ...ada, username: 'DESK' });
  const made = await Promise.all(
    [...shops, ...shops, ...shops].map(({ services }) => makeFirstAdmin(services.admins, settings)),
  );

  const [winner, ...others] = made.filter((one) => one !== undefined);
  expect(others).toEqual([]);
  expect((await shops[0].rows(users)).filter(({ role }) => role === 'admin')).toHaveLength(1);
  // A taken username stays with the user who has it.
  const response = await openBrowser(shops[1]).logIn(winner!.email, winner!.password);
  expect(response.json().user.username).toMatch(/^desk-[\da-f]{8}$/);
});

test('of two admins who remove each other at once, one stays', async () => {
  const app = await createTestApp();
  const [one, other] = [await app.signIn({ role: 'admin' }), await app.signIn({ role: 'admin' })] as const;
  const { admins } = app.services;
  const outcomes = await Promise.all([admins.remove(one.user.email), admins.remove(other.user.email)]);

  expect(outcomes.toSorted()).toEqual(['last', 'removed']);
  expect((await app.rows(users)).filter(({ role }) => role === 'admin')).toHaveLength(1);
});
