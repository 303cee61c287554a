import { expect, test } from 'vitest';
import { createTestApp, purchase, type TestApp } from '../testing/createTestApp.ts';

const checkout = '/api/create-checkout-session';
const second = 1000;
const minute = 60 * second;

/** Places an order from this address. */
const buyFrom = ({ app }: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: checkout,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(purchase),
  });

const statusesOf = (answers: readonly { statusCode: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

test('of 200 concurrent orders exactly as many pass as are allowed', async () => {
  const shop = await createTestApp({ rateLimits: true });
  const answers = await Promise.all(Array.from({ length: 200 }, () => buyFrom(shop, '203.0.113.7')));

  expect(statusesOf(answers)).toEqual({ 200: 10, 429: 190 });
});

test('of 200 passwords tried at once from one address ten are checked', async () => {
  const { post } = await createTestApp({ rateLimits: true });
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, person) =>
      post('/user/login', { email: `person${person}@people.example`, password: 'a guess' }),
    ),
  );

  expect(statusesOf(answers)).toEqual({ 401: 10, 429: 190 });
  const waits = answers.flatMap(({ headers }) => headers['retry-after'] ?? []);
  expect(waits).toEqual(Array(190).fill('60'));
});

test('a window ends when it says, and no sooner', async () => {
  const shop = await createTestApp({ rateLimits: true });
  const buy = async () => {
    const { statusCode, headers } = await buyFrom(shop, '203.0.113.7');
    return [statusCode, headers['retry-after']];
  };
  for (let times = 0; times < 9; times += 1) await buy();
  shop.pass(9 * minute);

  expect(await buy()).toEqual([200, undefined]);
  expect(await buy()).toEqual([429, '60']);
  shop.pass(59 * second + 999);
  expect(await buy()).toEqual([429, '1']);
  shop.pass(1);
  // A complete new window.
  for (let times = 0; times < 10; times += 1) expect((await buy())[0]).toBe(200);
  expect(await buy()).toEqual([429, '600']);
});

test.each([
  ['addresses of one network', (count: number) => `2001:db8:7:7:${count.toString(16)}::${count}`],
  ['ways to write one address', (count: number) => (count % 2 ? '203.0.113.7' : '::ffff:203.0.113.7')],
])('1,000 %s are one client', async (_name, addressOf) => {
  const shop = await createTestApp({ rateLimits: true });
  const answers = [];
  for (let count = 0; count < 1_000; count += 1) answers.push(await buyFrom(shop, addressOf(count)));

  expect(statusesOf(answers)).toEqual({ 200: 10, 429: 990 });
  expect((await buyFrom(shop, '2001:db8:7:8::1')).statusCode).toBe(200);
  expect((await buyFrom(shop, '203.0.113.8')).statusCode).toBe(200);
});

const spoofed = (count: number) => ({
  'x-forwarded-for': `198.51.100.${count % 256}, 10.0.0.${count % 256}`,
  forwarded: `for=198.51.100.${count % 256}`,
  'x-real-ip': `198.51.100.${count % 256}`,
  'true-client-ip': `198.51.100.${count % 256}`,
});

test.each([
  ['no proxy', undefined],
  ['another proxy', ['10.9.9.9']],
])('with %s trusted, a client’s own claim about its address is ignored', async (_name, trustProxy) => {
  const shop = await createTestApp({ rateLimits: true, trustProxy });
  const answers = [];
  for (let count = 0; count < 1_000; count += 1) {
    answers.push(await buyFrom(shop, '203.0.113.7', spoofed(count)));
  }

  expect(statusesOf(answers)).toEqual({ 200: 10, 429: 990 });
});

test('behind a trusted proxy the address that it saw counts, whatever stands left of it', async () => {
  const shop = await createTestApp({ rateLimits: true, trustProxy: ['10.0.0.0/8', 'fd00::/8'] });
  const from = (chain: string, proxy = '10.0.0.1') => buyFrom(shop, proxy, { 'x-forwarded-for': chain });
  const answers = [];
  for (let count = 0; count < 100; count += 1) {
    const chains = ['203.0.113.7', `198.51.100.${count}, 203.0.113.7`, `x${count}, 203.0.113.7, 10.0.0.2`];
    answers.push(await from(chains[count % 3]!, count % 2 ? '10.0.0.1' : 'fd00::1'));
  }

  expect(statusesOf(answers)).toEqual({ 200: 10, 429: 90 });
  expect((await from('203.0.113.8')).statusCode).toBe(200);
  expect((await from('203.0.113.7, 203.0.113.9')).statusCode).toBe(200);
});

test('a refused client is told how long to wait, as data or on a page', async () => {
  const shop = await createTestApp({ rateLimits: true });
  const { post, postForm } = shop;
  for (let times = 0; times < 10; times += 1) await post(checkout, purchase);
  shop.pass(2 * minute + 300);

  const data = await post(checkout, purchase);
  expect(data.statusCode).toBe(429);
  expect(data.headers['retry-after']).toBe('480');
  expect(data.json()).toEqual({
    error: 'too-many',
    message: 'That is too often. Please wait a little and try again.',
  });

  const page = await postForm(checkout, { templateId: 'barbershop-classic', ...purchase.customer });
  expect(page.statusCode).toBe(429);
  expect(page.headers['retry-after']).toBe('480');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('That is too often.');
});

test('an invalid order is not counted as one', async () => {
  const { post } = await createTestApp({ rateLimits: true });
  for (let times = 0; times < 20; times += 1) expect((await post(checkout, {})).statusCode).toBe(422);

  expect((await post(checkout, purchase)).statusCode).toBe(200);
});

test('one client may make 300 calls a minute, and health checks have no limit', async () => {
  const { get, pass } = await createTestApp({ rateLimits: true });
  const ask = async (url: string) => (await get(url)).statusCode;
  for (let times = 0; times < 300; times += 1) expect(await ask('/orders/nothing/status')).toBe(404);

  expect(await ask('/orders/nothing/status')).toBe(429);
  expect(await ask('/health')).toBe(200);
  expect(await ask('/ready')).toBe(200);
  expect(await ask('/pricing')).toBe(404);
  pass(minute);
  expect(await ask('/orders/nothing/status')).toBe(404);
});

test('an office of fifty behind one address is not refused', async () => {
  const shop = await createTestApp({ rateLimits: true });
  const { app, pass } = shop;
  // With the limits of the real routes.
  app.post('/stand-in/refresh', async (_request, reply) => reply.code(204).send());
  app.get('/stand-in/stats', async () => ({}));
  app.post('/stand-in/login', { config: { limit: 'login' } }, async () => ({}));
  app.post('/stand-in/contact', { config: { limit: 'contact' } }, async () => ({}));

  const people = Array.from({ length: 50 }, (_, person) => person);
  const answers: { statusCode: number }[] = [];
  for (let tick = 0; tick < 600; tick += 10) {
    for (const person of people) {
      // A page every half a minute, each with two calls; once in the ten minutes a login.
      if ((tick / 10 + person) % 3 === 0) {
        answers.push(await app.inject({ url: '/pricing' }));
        answers.push(await app.inject({ method: 'POST', url: '/stand-in/refresh' }));
        answers.push(await app.inject({ url: '/stand-in/stats' }));
      }
      if (tick === person * 10) answers.push(await app.inject({ method: 'POST', url: '/stand-in/login' }));
      // A few send a message, and a few buy.
      if (person % 10 === 0 && tick === person * 10)
        answers.push(
          await app.inject({ method: 'POST', url: '/stand-in/contact' }),
          await buyFrom(shop, '127.0.0.1'),
        );
    }
    pass(10 * second);
  }

  expect(answers.length).toBeGreaterThan(2_000);
  expect(statusesOf(answers)).not.toHaveProperty('429');
});
