import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/createTestApp.ts';
import { ada, bearer, openBrowser } from '../../testing/people.ts';

const minute = 60_000;

test('after five wrong passwords a client waits longer and longer, for that account only', async () => {
  const app = await createTestApp({ rateLimits: true, trustProxy: ['127.0.0.1'] });
  const from = (address: string) => openBrowser(app, { 'x-forwarded-for': address });
  await from('203.0.113.1').register();
  const thief = from('203.0.113.66');
  const waits: number[] = [];
  const tooEarly: number[] = [];

  for (let tries = 0; tries < 5; tries += 1) {
    expect((await thief.logIn(ada.email, 'a guess')).statusCode).toBe(401);
  }
  for (let round = 0; round < 6; round += 1) {
    const refused = await thief.logIn(ada.email, ada.password);
    expect(refused.statusCode).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    waits.push(wait);
    // The announced wait is exact to the second. The shorter waits are not checked: the other limit, ten a minute,
    // has no room.
    const early = wait < 60 ? 0 : 1;
    app.pass((wait - early) * 1000);
    if (early) tooEarly.push((await thief.logIn(ada.email, ada.password)).statusCode);
    app.pass(early * 1000);
    expect((await thief.logIn(ada.email, 'a guess')).statusCode).toBe(401);
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480]);
  expect(tooEarly).toEqual([429, 429, 429, 429]);
  expect((await from('203.0.113.1').logIn()).statusCode).toBe(200);
});

test('a thousand wrong tries lock no owner out', async () => {
  const app = await createTestApp({ rateLimits: true, trustProxy: ['127.0.0.1'] });
  await openBrowser(app).register();
  const thief = openBrowser(app, { 'x-forwarded-for': '203.0.113.66' });
  const statuses: number[] = [];
  for (let tries = 0; tries < 1_000; tries += 1) {
    statuses.push((await thief.logIn(ada.email, 'a guess')).statusCode);
  }

  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(995);
  expect((await openBrowser(app, { 'x-forwarded-for': '203.0.113.7' }).logIn()).statusCode).toBe(200);
});

test('concurrent wrong tries get no further than sequential ones', async () => {
  const app = await createTestApp({ rateLimits: true });
  await openBrowser(app).register();
  const browser = openBrowser(app);
  const statuses = await Promise.all(
    Array.from({ length: 9 }, async () => (await browser.logIn(ada.email, 'a guess')).statusCode),
  );

  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    401, 401, 401, 401, 401, 429, 429, 429, 429,
  ]);
});

test('the right password resets the count of wrong ones', async () => {
  const app = await createTestApp({ rateLimits: true });
  await openBrowser(app).register();
  const browser = openBrowser(app);
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await browser.logIn(ada.email, 'a guess')).statusCode).toBe(401);
    }
    expect((await browser.logIn()).statusCode).toBe(200);
    app.pass(minute);
  }
});

test('a stolen session guesses no password, and its owner does not have to wait', async () => {
  const app = await createTestApp({ rateLimits: true, trustProxy: ['127.0.0.1'] });
  const browser = openBrowser(app);
  const stolen = bearer(await browser.register());
  const own = bearer(await browser.logIn());
  const change = (headers: Record<string, string>, current: string, client: string) =>
    app.post(
      '/account/password',
      { current, password: 'a better password' },
      { ...headers, 'x-forwarded-for': client },
    );

  const statuses: number[] = [];
  for (let tries = 1; tries <= 8; tries += 1) {
    statuses.push((await change(stolen, 'a guess', `203.0.113.${tries}`)).statusCode);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  expect((await change(own, ada.password, '203.0.113.1')).statusCode).toBe(200);
});
