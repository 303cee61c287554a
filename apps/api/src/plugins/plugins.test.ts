import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { converse } from '../testing/converse.ts';
import { createTestApp, purchase, type TestApp } from '../testing/createTestApp.ts';
import { headersFor } from '../http/securityHeaders.ts';

const checkout = '/api/create-checkout-session';
const failure = { error: expect.any(String), message: expect.any(String) };

const expected = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const answers: [string, (app: TestApp) => ReturnType<TestApp['get']>, number][] = [
  ['a success', ({ post }) => post(checkout, purchase), 200],
  ['a redirect', async ({ order, postForm }) => postForm((await order()).page, { outcome: 'pay' }), 303],
  [
    'JSON that does not parse',
    ({ app }) =>
      app.inject({
        method: 'POST',
        url: checkout,
        headers: { 'content-type': 'application/json' },
        payload: '{',
      }),
    400,
  ],
  ['an address that cannot be decoded', ({ get }) => get('/templates/%E0%A4%A'), 400],
  ['an unknown address', ({ get }) => get('/api/nothing'), 404],
  ['an unknown order', ({ get }) => get('/orders/nothing/status'), 404],
  ['another method', ({ get }) => get(checkout), 405],
  ['too much', ({ post }) => post(checkout, 'x'.repeat(70_000)), 413],
  ['an address without end', ({ get }) => get(`/orders/${'x'.repeat(1_500)}/status`), 414],
  [
    'another language',
    ({ app }) =>
      app.inject({ method: 'POST', url: checkout, headers: { 'content-type': 'text/xml' }, payload: '<a/>' }),
    415,
  ],
  ['a wrong field', ({ post }) => post(checkout, {}), 422],
  ['a page of ours', async ({ order, get }) => get((await order()).page), 200],
  ['a page that is not there', ({ get }) => get('/pay/nothing'), 404],
];

test.each(answers)('%s carries every header', async (_name, ask, status) => {
  const response = await ask(await createTestApp());

  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject(expected);
  expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(response.headers['content-security-policy']).not.toContain('unsafe');
  expect(response.headers).not.toHaveProperty('x-powered-by');
  expect(response.headers).not.toHaveProperty('server');
});

test.each(answers.filter(([name, , status]) => status >= 400 && !name.includes('page')))(
  '%s is a failure in the common form',
  async (_name, ask) => {
    const response = await ask(await createTestApp());

    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const { fields, ...rest } = response.json();
    expect(rest).toEqual(failure);
    expect(typeof (fields ?? {})).toBe('object');
  },
);

test('a wrong method is answered with the right ones', async () => {
  const { app, get } = await createTestApp();

  expect((await get(checkout)).headers.allow).toBe('POST');
  expect((await app.inject({ method: 'DELETE', url: '/health' })).headers.allow).toBe('GET, HEAD');
  for (const method of ['PUT', 'PATCH', 'TRACE', 'OPTIONS', 'DELETE'] as const) {
    const response = await app.inject({ method: method as 'PUT', url: checkout });
    expect(response.statusCode).toBe(405);
  }
});

test('no client is told what went wrong in the server', async () => {
  const { post } = await createTestApp({
    wrap: (database) => ({
      ...database,
      durable: () =>
        Promise.reject(
          new Error('Failed query: insert into orders values (ada@sharp.example)', {
            cause: new Error('pg'),
          }),
        ),
    }),
  });
  const response = await post(checkout, purchase);

  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    error: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  });
});

test('the process stays alive when the database is away, and says that it is not ready', async () => {
  const room = { left: true };
  const { get } = await createTestApp({
    wrap: (database) => ({
      ...database,
      ready: () => (room.left ? database.ready() : Promise.reject(new DatabaseUnavailable('full'))),
    }),
  });
  expect((await get('/ready')).json()).toEqual({ status: 'ok' });

  room.left = false;
  const ready = await get('/ready');
  expect(ready.statusCode).toBe(503);
  expect(ready.headers['retry-after']).toBe('1');
  expect(ready.json()).toEqual({ ...failure, error: 'database-full' });
  expect((await get('/health')).statusCode).toBe(200);
});

test.each([
  ['is no HTTP', 'hello\r\n\r\n', 400],
  ['has two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  [
    'has a length and pieces',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['has a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['names no host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['names two hosts', 'GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n', 400],
  [
    'expects what no server does',
    'POST / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    417,
  ],
  [
    'has an address that cannot be decoded',
    'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    400,
  ],
])('a request that %s gets the same failure and the same headers', async (_name, request, status) => {
  const { app } = await createTestApp({ siteUrl: 'https://shop.example' });
  const [head, body] = await converse(app, (socket) => socket.end(request));

  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const [name, value] of Object.entries(headersFor('https://shop.example')))
    expect(head).toContain(`${name}: ${value}`);
  expect(head).toContain('strict-transport-security: ');
  expect(JSON.parse(body)).toEqual(failure);
});

test('a client that sends a body drop by drop is cut off', async () => {
  const { app } = await createTestApp({ slowestRequest: 500 });
  const start =
    'POST /api/create-checkout-session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n';
  let drops: NodeJS.Timeout | undefined;
  const [head, body] = await converse(app, (socket) => {
    socket.write(start);
    drops = setInterval(() => socket.write(' '), 100);
  });
  clearInterval(drops);

  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(body)).toEqual(failure);
});

test('a compressed body is refused', async () => {
  const { app } = await createTestApp();
  const response = await app.inject({
    method: 'POST',
    url: checkout,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: JSON.stringify(purchase),
  });

  expect(response.statusCode).toBe(415);
  expect(response.headers['accept-encoding']).toBe('identity');
});

test.each(['application/json; charset=utf-16', 'application/json;charset="iso-8859-1"'])(
  'a body of type %s is refused',
  async (type) => {
    const { app } = await createTestApp();
    const payload = JSON.stringify(purchase);
    const buy = (contentType: string) =>
      app.inject({ method: 'POST', url: checkout, headers: { 'content-type': contentType }, payload });

    expect((await buy(type)).statusCode).toBe(415);
    expect((await buy('application/json; charset="UTF-8"')).statusCode).toBe(200);
  },
);

test.each(['/templates/%E0%A4%A', `/orders/${'x'.repeat(1_500)}`, '/pay/%00', '/pay/nothing'])(
  'a client that reads pages gets a failure as a page too (%#)',
  async (address) => {
    const { get } = await createTestApp();
    const response = await get(address, { accept: 'text/html,*/*;q=0.8' });

    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers).toMatchObject(expected);
    expect((await get('/api/%E0%A4%A', { accept: 'text/html' })).json()).toEqual(failure);
  },
);

test('over TLS browsers are told to stay there', async () => {
  const plain = await createTestApp();
  const secure = await createTestApp({ siteUrl: 'https://shop.example' });

  expect((await plain.get('/health')).headers).not.toHaveProperty('strict-transport-security');
  for (const address of ['/health', '/nothing', '/%E0%A4%A']) {
    expect((await secure.get(address)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  }
});

test('the description of the API is served, and rendered under a strict policy', async () => {
  const { get } = await createTestApp();
  const page = await get('/docs');

  expect((await get('/docs/json')).json()).toMatchObject({ openapi: '3.1.0' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
});
