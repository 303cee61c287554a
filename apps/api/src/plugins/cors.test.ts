import { expect, test } from 'vitest';
import { createSite } from '../testing/createSite.ts';
import { createTestApp, purchase } from '../testing/createTestApp.ts';

const siteUrl = 'https://shop.example';
const checkout = '/api/create-checkout-session';

const foreignOrigins = [
  'https://evil.example',
  'null',
  'https://www.shop.example',
  'https://shop.example.evil.example',
  'https://evil-shop.example',
  'http://shop.example',
  'https://shop.example:8443',
  'https://shop.example/',
  'https://shop.example, https://evil.example',
  'HTTPS://SHOP.EXAMPLE',
  'https://shop.examp',
  'file://',
  '*',
  '',
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', '*', 'post'];

const allowing = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

const createShop = async () => {
  const { site } = await createSite();
  return createTestApp({ site, siteUrl, rateLimits: true });
};
type Shop = Awaited<ReturnType<typeof createShop>>;

const before = ({ app }: Shop, url: string, method: string, origin = siteUrl) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    },
  });

test.each(foreignOrigins)('a page from “%s” can read no response and learns nothing', async (origin) => {
  const shop = await createShop();
  const answers = [
    await shop.post(checkout, purchase, { origin }),
    await shop.get('/health', { origin }),
    await shop.get('/orders/nothing/status', { origin }),
    ...(await Promise.all(methods.map((method) => before(shop, checkout, method, origin)))),
  ];

  for (const { headers, statusCode } of answers) {
    expect(allowing(headers)).toEqual([]);
    expect(statusCode).not.toBe(204);
    expect(headers.vary ?? 'Origin').toContain('Origin');
  }
});

test('the shop’s own pages may call the API from their origin', async () => {
  const shop = await createShop();
  const asked = await before(shop, checkout, 'POST');
  expect(asked.statusCode).toBe(204);
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': siteUrl,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
    'access-control-max-age': '3600',
    vary: 'Origin',
  });

  const answer = await shop.post(checkout, purchase, { origin: siteUrl });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': siteUrl,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Retry-After, Content-Disposition',
    // CORS requests ignore it; pictures and scripts on other sites do not.
    'cross-origin-resource-policy': 'same-origin',
    vary: 'Origin',
  });
});

test('the shop’s pages can read why a request was refused, and when to retry', async () => {
  const { post } = await createShop();
  const refused = await post(checkout, {}, { origin: siteUrl });
  for (let times = 0; times < 10; times += 1) await post(checkout, purchase, { origin: siteUrl });
  const tooMany = await post(checkout, purchase, { origin: siteUrl });

  expect([refused.statusCode, tooMany.statusCode]).toEqual([422, 429]);
  for (const { headers } of [refused, tooMany])
    expect(headers).toHaveProperty('access-control-allow-origin', siteUrl);
  expect(tooMany.headers['access-control-expose-headers']).toContain('Retry-After');
});

test.each([
  '/',
  '/pricing',
  '/checkout',
  '/assets/main-abc123.js',
  '/robots.txt',
  '/docs',
  '/dev/outbox',
  '/nothing',
])('%s cannot be read by a script from another origin, not even the shop’s', async (address) => {
  const shop = await createShop();

  const { headers } = await shop.get(address, { origin: siteUrl });
  expect(allowing(headers)).toEqual([]);
  // A cache of files stores one copy for all origins.
  expect(headers.vary ?? '').not.toMatch(/origin/i);
  expect(allowing((await before(shop, address, 'GET')).headers)).toEqual([]);
});

test('a preflight for another method, and a plain OPTIONS, are refused', async () => {
  const shop = await createShop();

  for (const method of methods.filter((one) => one !== 'POST')) {
    const { statusCode, headers } = await before(shop, checkout, method);
    expect([statusCode, ...allowing(headers)]).toEqual([405]);
  }
  const plain = await shop.app.inject({ method: 'OPTIONS', url: checkout, headers: { origin: siteUrl } });
  expect(plain.statusCode).toBe(405);
  expect(plain.json()).toEqual({ error: 'method-not-allowed', message: expect.any(String) });
});

test('a preflight does not count as a request', async () => {
  const shop = await createShop();
  for (let times = 0; times < 301; times += 1) await before(shop, checkout, 'POST');

  expect((await shop.post(checkout, purchase, { origin: siteUrl })).statusCode).toBe(200);
});
