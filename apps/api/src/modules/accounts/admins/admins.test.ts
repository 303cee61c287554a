import { expect, test } from 'vitest';
import { auditLog, users } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { ada, bearer, openBrowser } from '../../../testing/people.ts';
import { makeFirstAdmin } from './firstAdmin.ts';

const settings = {
  production: false,
  adminEmail: undefined as string | undefined,
  adminPassword: undefined as string | undefined,
  shopEmail: 'desk@awning.example',
};

test('outside production a shop without settings makes its first admin, and shows the password once', async () => {
  const app = await createTestApp();
  const made = await makeFirstAdmin(app.services.admins, settings);
  expect(made).toEqual({ email: 'desk@awning.example', password: expect.stringMatching(/^[\w-]{20}$/) });

  const response = await openBrowser(app).logIn(made!.email, made!.password);
  expect(response.json().user).toMatchObject({
    role: 'admin',
    email: 'desk@awning.example',
    username: 'desk',
  });
  expect(await app.rows(auditLog)).toMatchObject([
    { action: 'person.role', actorId: null, detail: { to: 'admin' } },
  ]);

  expect(await makeFirstAdmin(app.services.admins, settings)).toBeUndefined();
  expect(await app.rows(users)).toHaveLength(1);
});

test('in production no admin is made without settings, or with a password that can be guessed', async () => {
  const app = await createTestApp({ production: true });
  expect(await makeFirstAdmin(app.services.admins, { ...settings, production: true })).toBeUndefined();
  expect(await app.rows(users)).toEqual([]);

  for (const [email, password] of [
    ['admin@awning.example', 'admin'],
    ['admin@example.com', 'password'],
    ['superadmin@awning.example', 'superadmin'],
    ['desk@awning.example', 'changeme'],
    ['hello@awning.example', 'awning'],
  ]) {
    expect((await openBrowser(app).logIn(email, password)).statusCode).toBe(401);
  }
});

test('the settings name the first admin, whose password is not shown', async () => {
  const app = await createTestApp();
  const named = { ...settings, production: true, adminEmail: 'Owner@shop', adminPassword: 'awning-awning' };
  expect(await makeFirstAdmin(app.services.admins, named)).toBeUndefined();
  const response = await openBrowser(app).logIn('owner@SHOP', 'awning-awning');
  expect(response.json().user).toMatchObject({ role: 'admin', email: 'Owner@shop' });

  // No later start makes another, even with other settings.
  const other = { ...named, adminEmail: 'thief@shop.example', adminPassword: 'a password of theirs' };
  expect(await makeFirstAdmin(app.services.admins, other)).toBeUndefined();
  expect((await openBrowser(app).logIn('thief@shop.example', 'a password of theirs')).statusCode).toBe(401);
  expect(
    await makeFirstAdmin(app.services.admins, { ...named, adminPassword: 'another password' }),
  ).toBeUndefined();
  expect((await openBrowser(app).logIn('owner@shop', 'awning-awning')).statusCode).toBe(200);
});

test('an earlier account with that address is signed out, and becomes admin only with the new password', async () => {
  const app = await createTestApp();
  const squatter = openBrowser(app);
  const access = bearer(await squatter.register({ ...ada, email: 'DESK@awning.example' }));
  const made = await makeFirstAdmin(app.services.admins, settings);

  expect((await app.get('/account/profile', access)).statusCode).toBe(401);
  expect((await squatter.refresh()).statusCode).toBe(401);
  expect((await squatter.logIn('desk@awning.example', ada.password)).statusCode).toBe(401);
  const response = await openBrowser(app).logIn('desk@awning.example', made!.password);
  expect(response.json().user).toMatchObject({ role: 'admin', username: 'ada' });
});

test('the shop makes other users admins and customers again, and keeps its last admin', async () => {
  const app = await createTestApp();
  const { admins } = app.services;
  const browser = openBrowser(app);
  await browser.register();
  await app.services.database.durable((transaction) =>
    transaction.update(users).set({ emailProvenAt: new Date() }),
  );

  expect(await admins.remove(ada.email)).toBe('no-admin');
  expect(await admins.add('ADA@sharp.example')).toEqual({ outcome: 'promoted' });
  expect(await admins.add(ada.email)).toEqual({ outcome: 'already' });
  expect((await browser.refresh()).json().user.role).toBe('admin');
  expect(await admins.remove(ada.email)).toBe('last');

  const adding = await admins.add('bea@short.example');
  if (adding.outcome !== 'made') throw new Error('Bea was there already.');
  expect((await openBrowser(app).logIn('bea@short.example', adding.password)).json().user.role).toBe('admin');
  expect(await admins.remove(ada.email)).toBe('removed');
  expect((await browser.refresh()).statusCode).toBe(401);
  expect((await browser.logIn()).json().user.role).toBe('customer');
  expect(await admins.remove('nobody@short.example')).toBe('unknown');

  const changes = (await app.rows(auditLog)).map(({ action, detail }) => [
    action,
    detail['from'],
    detail['to'],
  ]);
  expect(changes).toEqual([
    ['person.role', 'customer', 'admin'],
    ['person.role', null, 'admin'],
    ['person.role', 'admin', 'customer'],
  ]);
});

test('an account with the address of a future admin is taken over, unless its owner has proven the address', async () => {
  const app = await createTestApp();
  const squatter = openBrowser(app);
  const access = bearer(await squatter.register());
  const adding = await app.services.admins.add(ada.email.toUpperCase());

  if (adding.outcome !== 'taken-over') throw new Error(`They are ${adding.outcome}.`);
  expect(adding.password).toMatch(/^[\w-]{20}$/);
  expect((await app.get('/account/profile', access)).statusCode).toBe(401);
  expect((await squatter.refresh()).statusCode).toBe(401);
  expect((await squatter.logIn()).statusCode).toBe(401);
  const response = await openBrowser(app).logIn(ada.email, adding.password);
  expect(response.json().user).toMatchObject({ role: 'admin', username: 'ada' });
  expect(await app.services.admins.add(ada.email)).toEqual({ outcome: 'already' });
});
