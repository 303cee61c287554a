import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as tables from '../../database/schema.ts';
import { createMail } from '../../mail/mail.ts';
import { keepMails } from '../../mail/mails.repository.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { ada as registration, bearer, openBrowser } from '../../testing/people.ts';
import { fillShop } from '../../testing/fillShop.ts';
import { ada, dumpOf, erase, passwordHash } from './privacy.fixtures.ts';

const exportOf = async (app: TestApp, headers: Record<string, string>) =>
  (await app.get('/account/export', headers)).json<{ held: Record<string, Record<string, unknown>[]> }>();

test('no secret is in an export, nor in the text of its mails', async () => {
  const app = await createTestApp();
  const { headers, session } = await fillShop(app, { who: ada, passwordHash });
  const { body } = await app.get('/account/export', headers);
  const order = (await app.rows(tables.orders)).find(({ status }) => status === 'paid');
  const secrets = [
    passwordHash,
    session.id,
    ...(await app.rows(tables.orders)).flatMap((one) => [
      one.token,
      one.requestKey,
      one.requestHash,
      one.formKey,
      one.sessionId,
    ]),
    ...(await app.rows(tables.subscribers)).map(({ id }) => id),
    ...(await app.rows(tables.passwordResets)).map(({ id }) => id),
  ];

  expect((await app.rows(tables.mails)).some(({ text }) => text.includes(order!.token))).toBe(true);
  expect(body).toContain('/orders/…');
  for (const secret of secrets.filter((one) => one !== null)) expect(body).not.toContain(secret);
});

test('data from an address is not in the export of an account that has not proven it', async () => {
  const app = await createTestApp();
  await fillShop(app, { who: ada, passwordHash, account: false });
  const { headers } = await app.signIn({ email: ada.email, firstName: 'Mallory' });
  const { held } = await exportOf(app, headers);

  const kinds = Object.keys(held).filter((kind) => held[kind]!.length > 0);
  expect(kinds.toSorted()).toEqual(['account', 'resetRequests', 'sessions']);
});

test('the account of the shop’s own address does not own every buyer’s mails', async () => {
  const app = await createTestApp();
  await fillShop(app, { who: ada, passwordHash });
  const { headers } = await app.signIn({ email: 'desk@awning.example', emailProvenAt: new Date() });
  const { held } = await exportOf(app, headers);

  expect(held['mails']).toEqual([]);
});

test('an erasure leaves the bookkeeping: the purchase, its date, its price and its stars', async () => {
  const app = await createTestApp();
  const { headers } = await fillShop(app, { who: ada, passwordHash });
  const before = await app.rows(tables.orders);
  await erase(app, headers);

  const blanks = {
    customerName: '',
    customerEmail: '',
    customerEmailKey: '',
    customerBusiness: null,
    userId: null,
    requestKey: null,
    requestHash: null,
    formKey: null,
    address: null,
  };
  const after = await app.rows(tables.orders);
  expect(after.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    before.map((order) => ({ ...order, ...blanks })).toSorted((a, b) => a.id.localeCompare(b.id)),
  );
  expect(await app.rows(tables.orderHistory)).toHaveLength(3);
  expect(await app.rows(tables.reviews)).toMatchObject([{ rating: 4, text: '', reply: null }]);
});

test('an order whose buyer is erased cannot be paid any more', async () => {
  const app = await createTestApp();
  const { headers } = await fillShop(app, { who: ada, passwordHash });
  await erase(app, headers);
  const unpaid = (await app.rows(tables.orders)).find(({ status }) => status === 'pending')!;

  expect((await app.post(`/orders/${unpaid.token}/pay`, {})).statusCode).toBe(404);
});

test('the erasure of an account deletes no data from an address that it has not proven', async () => {
  const app = await createTestApp();
  await fillShop(app, { who: ada, passwordHash, account: false });
  const storedRows = async () => {
    const changing = new Set(['users', 'sessions', 'resetRequests', 'auditLog']);
    return Object.entries(await dumpOf(app)).filter(([name]) => !changing.has(name));
  };
  const before = await storedRows();
  const { headers } = await app.signIn({ email: ada.email, firstName: 'Mallory', passwordHash });

  expect((await erase(app, headers)).statusCode).toBe(204);
  expect(await storedRows()).toEqual(before);
});

test('the mails of the account itself are erased with it, whether its address is proven or not', async () => {
  const app = await createTestApp();
  const { headers, user } = await app.signIn({ ...ada, passwordHash });
  const kinds = [
    ['user', 'welcome'],
    ['confirmation', 'confirm-email'],
    ['reset', 'reset'],
    ['password', 'password-changed'],
    ['message', 'contact'],
  ] as const;
  const written = kinds.map(([cause, kind]) =>
    createMail(
      { subject: cause, blocks: [] },
      {
        cause: `${cause} ${cause === 'user' ? user.id : randomUUID()}`,
        kind,
        recipient: ada.email.toUpperCase(),
        at: new Date('2026-11-21T09:00:00Z'),
      },
    ),
  );
  await app.services.database.durable((transaction) => keepMails(transaction, written));

  const { held } = await exportOf(app, headers);
  expect(held['mails']!.map(({ kind }) => String(kind)).toSorted()).toEqual([
    'confirm-email',
    'password-changed',
    'reset',
    'welcome',
  ]);
  await erase(app, headers);
  expect((await app.rows(tables.mails)).map(({ kind }) => kind)).toEqual(['contact']);
});

test('a session ends with its account, also when the erasure is requested twice', async () => {
  const app = await createTestApp();
  const { headers } = await fillShop(app, { who: ada, passwordHash });
  const both = await Promise.all([erase(app, headers), erase(app, headers)]);

  expect(both.map(({ statusCode }) => String(statusCode)).toSorted()[0]).toBe('204');
  for (const { statusCode } of both) expect([204, 401]).toContain(statusCode);
  expect((await app.get('/account/orders', headers)).statusCode).toBe(401);
  expect((await erase(app, headers)).statusCode).toBe(401);
});

test('a browser that was signed in loses all its cookies with the account', async () => {
  const app = await createTestApp({ siteUrl: 'https://shop.example' });
  const browser = openBrowser(app);
  const headers = bearer(await browser.register());
  expect([...browser.jar.keys()].toSorted()).toEqual(['__Secure-refresh', 'user-status']);
  const remove = (word: string) => browser.send('DELETE', '/account/profile', { password: word }, headers);

  expect((await remove('a guess')).cookies).toEqual([]);
  const response = await remove(registration.password);
  expect(response.statusCode).toBe(204);
  expect(response.cookies).toMatchObject([
    { name: '__Secure-refresh', value: '', path: '/user', maxAge: 0, secure: true, httpOnly: true },
    { name: 'user-status', value: '', path: '/', maxAge: 0, secure: true },
  ]);
  expect([...browser.jar.keys()]).toEqual([]);
});

test('a user with a wrong password deletes nothing, and has to wait', async () => {
  const app = await createTestApp({ rateLimits: true });
  const { headers } = await app.signIn({ ...ada, passwordHash });
  const before = await dumpOf(app);
  const answers: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    answers.push((await erase(app, headers, `wrong ${count}`)).statusCode);
  }
  const refused = await erase(app, headers);

  expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await dumpOf(app)).toEqual(before);

  app.pass(60_000);
  expect((await erase(app, headers)).statusCode).toBe(204);
});

test('a wrong password is refused at its field', async () => {
  const app = await createTestApp();
  const { headers } = await app.signIn({ passwordHash });
  const failure = {
    error: expect.any(String),
    message: expect.any(String),
    fields: { password: expect.any(String) },
  };

  expect((await erase(app, headers, 'wrong')).json()).toEqual(failure);
  expect((await app.send('DELETE', '/account/profile', {}, headers)).json()).toEqual(failure);
});
