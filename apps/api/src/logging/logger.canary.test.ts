import { expect, test } from 'vitest';
import { loggerFor } from './logger.ts';
import { converse } from '../testing/converse.ts';
import { createSite } from '../testing/createSite.ts';
import { createTestApp, customer, purchase } from '../testing/createTestApp.ts';

// None of these values may be found in the log.
const canary = {
  password: 'Canary-yellow-77',
  token: 'cAnAry0123456789_cAnAry0123456789-cAnAry0123',
  card: '4242424242424242',
  email: 'canary@cage.example',
  name: 'Canary Featherstone',
  bearer: 'eyJjYW5hcnkiOiJ0cnVlIn0.canaryCanaryCanary.signature',
};

function collectLines() {
  const lines: string[] = [];
  return { lines, logger: loggerFor(true, { write: (line: string) => lines.push(line) }) };
}

const headers = {
  authorization: `Bearer ${canary.bearer}`,
  cookie: `refresh=${canary.token}; user-status=${canary.token}`,
  referer: `http://shop.example/reset-password/${canary.token}`,
  'x-forwarded-for': canary.email,
  'user-agent': canary.name,
  'idempotency-key': canary.token,
};

const body = {
  ...purchase,
  customer: { ...customer, name: canary.name, email: canary.email },
  password: canary.password,
  current: canary.password,
  token: canary.token,
  card: canary.card,
  email: canary.email,
  first_name: canary.name,
  message: `${canary.card} ${canary.token}`,
};

test('no secret and no personal name is found in the log', async () => {
  const { lines, logger } = collectLines();
  const { site } = await createSite();
  const shop = await createTestApp({ site, logger });
  const { app, get, outbox } = shop;
  await get('/health');
  const { paths } = app.swagger() as { paths: Record<string, Record<string, unknown>> };

  // Every route, with every secret in every place.
  for (const [path, methods] of Object.entries(paths)) {
    const url = path.replaceAll(/\{\w+\}/g, canary.token);
    for (const method of Object.keys(methods) as ('get' | 'post')[]) {
      for (const payload of [JSON.stringify(body), `{"password":"${canary.password}", ${canary.card}`]) {
        await app.inject({
          method,
          url: `${url}?token=${canary.token}&email=${encodeURIComponent(canary.email)}`,
          headers: { ...headers, ...(method !== 'get' && { 'content-type': 'application/json' }) },
          ...(method !== 'get' && { payload }),
        });
      }
    }
  }
  // Pages, and mistyped addresses.
  for (const address of [
    `/orders/${canary.token}`,
    `/Orders/${canary.token}/`,
    `//orders/${canary.token}`,
    `/checkout/success?order=${canary.token}`,
    `/pay/${canary.token}`,
    `/pay/${canary.token}/cancel`,
    `/reset-password/${canary.token}`,
    `/resetpassword/${canary.token}`,
    `/reset-password/short`,
    `/user/reset-password/${canary.token}`,
    `/user/confirm-email/${canary.token}.${canary.token}`,
    `/account/confirm/${canary.token}`,
    `/newsletter/confirm/${canary.token}`,
    `/newsletter/unsubscribe/${canary.token}`,
    `/${canary.token}`,
    `/${canary.email}`,
    `/${encodeURIComponent(canary.email)}`,
    `/${canary.card}`,
    '/4242-4242-4242-4242',
    `/reset-password/${canary.token}%E0%A4%A`,
    `/reset-password/${canary.token.repeat(50)}`,
    `/dev/outbox/${canary.token}`,
  ]) {
    await get(address, headers);
  }
  await shop.order(body);
  await outbox();

  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(60);
  expect(log).toContain('"url":"/orders/…/status?…"');
  for (const secret of [...Object.values(canary), '4242-4242', 'short', 'Featherstone', 'cage.example']) {
    expect(log).not.toContain(secret);
  }
});

test('a logged address tells which page was requested, and no more', async () => {
  const { lines, logger } = collectLines();
  const { get } = await createTestApp({ logger });
  for (const address of [
    '/templates/personal-trainer/trainer-volt',
    '/blog/ten-things-to-say-on-your-first-page',
    '/orders/abc/status?x=1',
  ]) {
    await get(address);
  }

  const log = lines.join('');
  expect(log).toContain('"url":"/templates/personal-trainer/trainer-volt"');
  expect(log).toContain('"url":"/blog/ten-things-to-say-on-your-first-page"');
  expect(log).toContain('"url":"/orders/…/status?…"');
});

test('a client cannot add lines to the log, or endless ones', async () => {
  const { lines, logger } = collectLines();
  const { app, get } = await createTestApp({ logger });
  await get(`/nothing%0d%0a{"level":60,"msg":"forged"}`);
  await get(`/${'very-long/'.repeat(500)}`);
  await converse(app, (socket) =>
    socket.end('GET /a"}\u2028{"level":60 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  );
  await converse(app, (socket) =>
    socket.end('GET /\u001b[31mred HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  );

  for (const line of lines) {
    expect(line.endsWith('\n')).toBe(true);
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}]/u);
    expect((JSON.parse(line) as { level: number }).level).toBe(30);
    expect(line.length).toBeLessThan(600);
  }
});

test('an error that quotes a visitor is one short line on a terminal', () => {
  const told: string[] = [];
  const { stream } = loggerFor(false, { write: (line: string) => told.push(line) });
  stream?.write(JSON.stringify({ level: 50, msg: 'one\nerror: two\u001b[31m' }));

  expect(told).toEqual(['error: one error: two [31m\n']);
});
