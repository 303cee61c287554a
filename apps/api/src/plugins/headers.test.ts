import { expect, test } from 'vitest';
import { converse } from '../testing/converse.ts';
import { createSite } from '../testing/createSite.ts';
import { createTestApp, purchase } from '../testing/createTestApp.ts';

type Headers = Record<string, unknown>;

/** A shop over TLS with a site and rate limits, and with routes whose responses no real route gives yet. */
async function createShop() {
  const { site } = await createSite();
  const shop = await createTestApp({ site, siteUrl: 'https://shop.example', rateLimits: true });
  const { app } = shop;
  app.post('/stand-in/created', async (_request, reply) => reply.code(201).send({ message: 'Made.' }));
  app.delete('/stand-in/thing', async (_request, reply) => reply.code(204).send());
  app.get('/stand-in/file.csv', async (_request, reply) =>
    reply.type('text/csv; charset=utf-8').send('a,b\n'),
  );
  app.get('/admin/stand-in', { config: { access: 'admin' } }, async () => ({}));
  app.get('/stand-in/broken', async () => {
    throw new Error('Broken.');
  });
  app.get('/stand-in/away', async (_request, reply) =>
    reply.failure(503, { error: 'away', message: 'Away.' }),
  );
  app.get('/stand-in/moved', async (_request, reply) => reply.redirect('/pricing', 301));
  return shop;
}
type Shop = Awaited<ReturnType<typeof createShop>>;

const json = 'application/json; charset=utf-8';
const page = 'text/html; charset=utf-8';
const checkout = '/api/create-checkout-session';
const raw = { 'content-type': 'application/json' };

const answers: [
  name: string,
  status: number,
  type: string | undefined,
  ask: (shop: Shop) => ReturnType<Shop['get']>,
][] = [
  ['data', 200, json, ({ get }) => get('/health')],
  ['a page that is a file', 200, page, ({ get }) => get('/pricing')],
  ['a packed page', 200, page, ({ get }) => get('/pricing', { 'accept-encoding': 'gzip' })],
  ['a page that is rendered', 200, page, ({ get }) => get('/checkout', { 'accept-encoding': 'br' })],
  ['a page of the server', 200, page, async ({ order, get }) => get((await order()).page)],
  [
    'a page with nothing but its head',
    200,
    page,
    ({ app }) => app.inject({ method: 'HEAD', url: '/pricing' }),
  ],
  ['the description of the API', 200, page, ({ get }) => get('/docs')],
  ['the description of the API as data', 200, json, ({ get }) => get('/docs/json')],
  ['a list of words', 200, 'text/plain; charset=utf-8', ({ get }) => get('/robots.txt')],
  ['a table', 200, 'text/csv; charset=utf-8', ({ get }) => get('/stand-in/file.csv')],
  ['something made', 201, json, ({ post }) => post('/stand-in/created', {})],
  ['something gone', 204, undefined, ({ send }) => send('DELETE', '/stand-in/thing', {})],
  [
    'the answer to a question before the question',
    204,
    undefined,
    ({ app }) =>
      app.inject({
        method: 'OPTIONS',
        url: checkout,
        headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
      }),
  ],
  ['a move', 301, undefined, ({ get }) => get('/stand-in/moved')],
  [
    'a way on',
    303,
    undefined,
    async ({ order, postForm }) => postForm((await order()).page, { outcome: 'pay' }),
  ],
  [
    'a page the visitor has',
    304,
    undefined,
    async ({ get }) => get('/pricing', { 'if-none-match': String((await get('/pricing')).headers.etag) }),
  ],
  ['a move for good', 308, page, ({ get }) => get('/signup')],
  [
    'no JSON',
    400,
    json,
    ({ app }) => app.inject({ method: 'POST', url: checkout, headers: raw, payload: '{' }),
  ],
  ['no address', 400, json, ({ get }) => get('/templates/%E0%A4%A')],
  ['nobody', 401, json, ({ get }) => get('/admin/stand-in')],
  ['somebody else', 403, json, async ({ signIn, get }) => get('/admin/stand-in', (await signIn()).headers)],
  ['nothing', 404, json, ({ get }) => get('/api/nothing')],
  ['a page of nothing', 404, page, ({ get }) => get('/nothing', { accept: 'text/html' })],
  ['a file that is gone', 404, json, ({ get }) => get('/assets/gone-abc.js')],
  ['another method', 405, json, ({ get }) => get(checkout)],
  ['another method for a page', 405, json, ({ send }) => send('DELETE', '/pricing', {})],
  ['too much', 413, json, ({ post }) => post(checkout, 'x'.repeat(70_000))],
  ['too long', 414, json, ({ get }) => get(`/orders/${'x'.repeat(1_500)}/status`)],
  [
    'another language',
    415,
    json,
    ({ app }) =>
      app.inject({ method: 'POST', url: checkout, headers: { 'content-type': 'text/xml' }, payload: '<a/>' }),
  ],
  ['what is not filled in', 422, json, ({ post }) => post(checkout, {})],
  ['a form that is not filled in', 422, page, ({ postForm }) => postForm(checkout, { name: '' })],
  [
    'too often',
    429,
    json,
    async ({ post }) => {
      for (let times = 0; times < 10; times += 1) await post(checkout, purchase);
      return post(checkout, purchase);
    },
  ],
  ['a fault of ours', 500, json, ({ get }) => get('/stand-in/broken')],
  ['what is away', 503, json, ({ get }) => get('/stand-in/away')],
];

/** The headers of every response. Only a picture may be embedded elsewhere. */
function expectGuarded(headers: Headers, shown: 'same-origin' | 'cross-origin' = 'same-origin') {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': shown,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cache-control': expect.any(String),
  });
  // Browsers' default: https://www.w3.org/TR/referrer-policy/#default-referrer-policy
  const referrers = headers['referrer-policy'] ?? 'strict-origin-when-cross-origin';
  expect(referrers).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/)/);
  for (const told of ['server', 'x-powered-by', 'via']) {
    expect(headers).not.toHaveProperty(told);
  }
}

/** The same for responses that a window may show. */
function expectGuardedDocument(headers: Headers) {
  expectGuarded(headers);
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy': expect.stringMatching(/^([a-z-]+=\(\), ){8}[a-z-]+=\(\)$/),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
}

test.each(answers)('%s has the security headers (%i)', async (_name, status, type, ask) => {
  const response = await ask(await createShop());

  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toBe(type);
  const expectThis = status === 204 ? expectGuarded : expectGuardedDocument;
  expectThis(response.headers);
  expect(response.headers).toHaveProperty('referrer-policy');
  expect('permissions-policy' in response.headers).toBe(status !== 204);
});

test('a part of a page has the security headers', async () => {
  const { get } = await createShop();

  for (const accept of ['', 'gzip', 'br']) {
    const { headers } = await get('/assets/main-abc123.js', { 'accept-encoding': accept });
    expectGuarded(headers);
    expect(headers).not.toHaveProperty('referrer-policy');
    expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/);
  }
});

test.each(['/assets/hours-abc123.svg', '/cards/home.jpg', '/favicon.ico', '/icons/sign-192.png'])(
  '%s may be embedded elsewhere: whole, in part, compressed, or unchanged',
  async (picture) => {
    const { app, get } = await createShop();
    const { etag = '"none"' } = (await get(picture)).headers;

    for (const asking of [
      {},
      { 'accept-encoding': 'br' },
      { range: 'bytes=0-1' },
      { 'if-none-match': etag },
    ]) {
      const { statusCode, headers } = await get(picture, asking);
      expect([200, 206, 304]).toContain(statusCode);
      expectGuarded(headers, 'cross-origin');
    }
    const about = await app.inject({ method: 'HEAD', url: picture });
    expectGuarded(about.headers, 'cross-origin');
    expectGuarded((await get(`${picture}.svg`)).headers);
  },
);

test.each([
  [400, 'GET / HTTP/1.1\r\nHost: x\nX: y\r\n\r\n'],
  [405, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  [417, 'POST / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'],
  [431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`],
  [501, 'BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n'],
])('%i, answered before there is a request, has the security headers', async (status, request) => {
  const { app } = await createShop();
  const [head] = await converse(app, (socket) => socket.end(request));
  const [line, ...lines] = head.split('\r\n');

  expect(line).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
  expectGuardedDocument(Object.fromEntries(lines.map((one) => one.split(/: (.*)/))));
});

test('every response says how long browsers and caches may keep it', async () => {
  const { get, order } = await createShop();
  const keeping = async (address: string) => (await get(address)).headers['cache-control'];

  expect(await keeping('/assets/main-abc123.js')).toBe('public, max-age=31536000, immutable');
  for (const address of ['/', '/pricing', '/robots.txt', '/nothing']) {
    expect([address, await keeping(address)]).toEqual([address, 'no-cache']);
  }
  // Its form has a key of its own, and a visitor who goes back finds it.
  expect(await keeping('/checkout')).toBe('private, no-cache');
  // It contains what a visitor without script typed.
  for (const address of [
    '/health',
    '/try/one?palette=night',
    '/nothing?name=Margit',
    '/api/nothing',
    '/assets/gone.js',
    (await order()).page,
  ]) {
    expect([address, await keeping(address)]).toEqual([address, 'no-store']);
  }
});
