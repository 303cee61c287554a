import { expect, test } from 'vitest';
import { auditLog, mails, sessions, users } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { ada, bearer, openBrowser } from '../../../testing/people.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

test('two refreshes within a second give two access tokens', async () => {
  // The clock of a test stands still.
  const browser = openBrowser(await createTestApp());
  await browser.register();
  const tokens = [(await browser.refresh()).json(), (await browser.refresh()).json()].map(
    ({ accessToken }) => accessToken,
  );
  expect(tokens[0]).not.toBe(tokens[1]);
});

test('a guest has no session to refresh, and the request makes no query', async () => {
  let questions = 0;
  const app = await createTestApp({
    rateLimits: true,
    // Counted too: on this signal the mailWorker would query the database.
    mailIsWaiting: () => {
      questions += 1;
    },
    wrap: (database) => ({
      ...database,
      get db() {
        questions += 1;
        return database.db;
      },
      durable: (work) => {
        questions += 1;
        return database.durable(work);
      },
    }),
  });
  const { headers } = await app.signIn();
  questions = 0;
  // Such a request is outside the rate limit too: more than 300 a minute get a response.
  for (let time = 0; time < 400; time += 1) {
    const response = await app.post('/user/refresh', undefined, headers);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
  }
  const browser = openBrowser(app);
  browser.jar.set('user-status', 'logged-in');
  expect((await browser.refresh()).statusCode).toBe(204);
  expect([...browser.jar]).toEqual([]);
  expect(questions).toBe(0);
});

test('a browser with a bad cookie is signed out', async () => {
  const app = await createTestApp();
  const good = openBrowser(app);
  await good.register();
  const token = good.jar.get('refresh')!;
  const [session] = await app.rows(sessions);
  const mint = app.services.tokens.mint;

  for (const bad of [
    'nonsense',
    `${token}x`,
    mint('reset', `${session?.id}_0`),
    mint('refresh', '00000000-0000-4000-8000-000000000000_0'),
  ]) {
    const browser = openBrowser(app);
    browser.jar.set('refresh', bad).set('user-status', 'logged-in');
    const response = await browser.refresh();
    expect(response.statusCode).toBe(401);
    expect([...browser.jar]).toEqual([]);
  }
  expect((await good.refresh()).statusCode).toBe(200);
});

test('a token used again after its grace period ends the whole family, and the audit log records it', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  const { id } = (await browser.register()).json().user;
  const stolen = browser.jar.get('refresh')!;
  const access = bearer(await browser.refresh());

  app.pass(11 * second);
  expect((await browser.refreshWith(stolen)).statusCode).toBe(401);
  expect((await browser.refresh()).statusCode).toBe(401);
  expect((await app.get('/account/profile', access)).statusCode).toBe(401);
  expect(await app.rows(auditLog)).toMatchObject([{ action: 'session.reuse', subjectId: id }]);
});

test('only the last token has a grace period: the one before it ends the family at once', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  await browser.register();
  const grandparent = browser.jar.get('refresh')!;
  await browser.refresh();
  const parent = browser.jar.get('refresh')!;
  await browser.refresh();

  app.pass(10 * second);
  expect((await browser.refreshWith(parent)).statusCode).toBe(200);
  expect((await browser.refreshWith(grandparent)).statusCode).toBe(401);
  expect((await browser.refresh()).statusCode).toBe(401);
  expect(await app.rows(sessions)).toEqual([]);
});

test('a response that was lost is replaced by a second request', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  await browser.register();

  for (let time = 1; time <= 100; time += 1) {
    const token = browser.jar.get('refresh')!;
    await browser.refreshWith(token);
    app.pass(9 * second);
    // Its jar still has the one cookie.
    expect((await browser.refresh()).statusCode).toBe(200);
    expect(await app.rows(sessions)).toMatchObject([{ generation: time }]);
  }
});

test('a session unused for fourteen days has ended', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  await browser.register();
  app.pass(14 * day - second);
  expect((await browser.refresh()).statusCode).toBe(200);
  app.pass(14 * day);

  expect((await browser.refresh()).statusCode).toBe(401);
  await app.services.sessions.purge();
  expect(await app.rows(sessions)).toEqual([]);
});

test('a session ends after ninety days, even one that is in use', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  await browser.register();
  for (let days = 10; days < 90; days += 10) {
    app.pass(10 * day);
    expect((await browser.refresh()).statusCode).toBe(200);
  }
  app.pass(10 * day - second);
  const access = bearer(await browser.refresh());
  expect((await app.get('/account/profile', access)).statusCode).toBe(200);
  app.pass(second);

  expect((await app.get('/account/profile', access)).statusCode).toBe(401);
  expect((await browser.refresh()).statusCode).toBe(401);
});

test('a user who logs out is out at once, and may log out again', async () => {
  const app = await createTestApp();
  const browser = openBrowser(app);
  const access = bearer(await browser.register());
  const token = browser.jar.get('refresh')!;

  expect((await browser.send('POST', '/user/logout')).statusCode).toBe(200);
  expect([...browser.jar]).toEqual([]);
  expect((await browser.refreshWith(token)).statusCode).toBe(401);
  expect((await app.get('/account/profile', access)).statusCode).toBe(401);

  browser.jar.set('refresh', token);
  expect((await browser.send('POST', '/user/logout')).statusCode).toBe(200);
  expect(
    (
      await app.app.inject({
        method: 'POST',
        url: '/user/logout',
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode,
  ).toBe(200);
});

test('people see where they are signed in, and end sessions that they do not know', async () => {
  const app = await createTestApp();
  const here = openBrowser(app, { 'user-agent': 'The laptop' });
  const there = openBrowser(app, { 'user-agent': 'A phone' });
  const headers = bearer(await here.register());
  app.pass(60 * second);
  const away = bearer(await there.logIn());
  const stranger = await app.signIn();
  const list = async () => (await here.send('GET', '/account/sessions', undefined, headers)).json().items;

  const items = await list();
  expect(items).toEqual([
    {
      id: expect.any(String),
      device: 'The laptop',
      createdAt: '2026-11-21T09:00:00.000Z',
      usedAt: '2026-11-21T09:00:00.000Z',
      current: true,
    },
    {
      id: expect.any(String),
      device: 'A phone',
      createdAt: '2026-11-21T09:01:00.000Z',
      usedAt: '2026-11-21T09:01:00.000Z',
      current: false,
    },
  ]);
  const end = (id: string) => here.send('DELETE', `/account/sessions/${id}`, undefined, headers);
  expect((await end(stranger.session.id)).statusCode).toBe(404);
  expect((await end('no-id')).statusCode).toBe(404);
  expect((await app.get('/account/profile', stranger.headers)).statusCode).toBe(200);

  expect((await end(items[1].id)).statusCode).toBe(204);
  expect((await end(items[1].id)).statusCode).toBe(404);
  expect((await app.get('/account/profile', away)).statusCode).toBe(401);
  expect((await there.refresh()).statusCode).toBe(401);
  expect(await list()).toHaveLength(1);
});

test('a new password needs the old one, keeps this session and ends all others', async () => {
  const app = await createTestApp();
  const [here, there] = [openBrowser(app), openBrowser(app)];
  const headers = bearer(await here.register());
  const away = bearer(await there.logIn());
  const change = (current: string, password: string) =>
    here.send('POST', '/account/password', { current, password }, headers);
  const better = 'a better password than that';

  expect(Object.keys((await change('a guess', better)).json().fields)).toEqual(['current']);
  expect(Object.keys((await change(ada.password, 'password123')).json().fields)).toEqual(['password']);
  expect((await app.get('/account/profile', away)).statusCode).toBe(200);

  expect((await change(ada.password, better)).statusCode).toBe(200);
  expect((await app.get('/account/profile', headers)).statusCode).toBe(200);
  expect((await here.refresh()).statusCode).toBe(200);
  expect((await app.get('/account/profile', away)).statusCode).toBe(401);
  expect((await there.refresh()).statusCode).toBe(401);
  expect((await there.logIn()).statusCode).toBe(401);
  expect((await there.logIn(ada.email, better)).statusCode).toBe(200);
  const notices = (await app.rows(mails)).filter(({ kind }) => kind === 'password-changed');
  expect(notices).toMatchObject([{ recipient: ada.email }]);
});

test('a user who is no longer admin, or whose account is deleted, loses the rights at once', async () => {
  const app = await createTestApp();
  const { headers, user } = await app.signIn({ role: 'admin' });
  const browser = openBrowser(app);
  await browser.register();
  const change = (work: Parameters<typeof app.services.database.durable>[0]) =>
    app.services.database.durable(work);

  expect((await app.services.sessions.accountOf(headers.authorization.slice(7)))?.role).toBe('admin');
  await change((transaction) => transaction.update(users).set({ role: 'customer' }));
  expect((await app.services.sessions.accountOf(headers.authorization.slice(7)))?.role).toBe('customer');

  await change((transaction) => transaction.delete(users));
  expect((await app.get('/account/profile', headers)).statusCode).toBe(401);
  expect((await browser.refresh()).statusCode).toBe(401);
  expect(user.role).toBe('admin');
});
