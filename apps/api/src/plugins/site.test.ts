import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { orders } from '../database/schema.ts';
import { loggerFor } from '../logging/logger.ts';
import { createSite, policy } from '../testing/createSite.ts';
import { createTestApp, customer, purchase } from '../testing/createTestApp.ts';

test('pages are files with their own policy, and are revalidated each time', async () => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });
  const response = await get('/pricing');

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('<h1>Pricing</h1>');
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    etag: expect.any(String),
  });
  expect((await get('/pricing', { 'if-none-match': String(response.headers.etag) })).statusCode).toBe(304);
});

test('a page whose query matters is rendered for it', async () => {
  const { site, asked } = await createSite();
  const { get } = await createTestApp({ site });
  await get('/pricing?');
  expect(asked).toEqual([]);

  await get('/pricing?q=a%20b&q=c');
  expect(asked.map(({ url }) => url)).toEqual(['/pricing?q=a%20b&q=c']);
});

test('hashed files are cached for ever', async () => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });
  const response = await get('/assets/main-abc123.js');

  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers['content-type']).toMatch(/javascript; charset=utf-8$/);
});

test.each([
  ['whole', {}],
  ['packed', { 'accept-encoding': 'br' }],
])('a hashed file, %s, carries its security headers and none that it never needs', async (_name, accept) => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });
  const { headers } = await get('/assets/main-abc123.js', accept);

  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    vary: 'accept-encoding',
  });
  // It is never revalidated, never read in ranges, and never a document.
  for (const name of [
    'etag',
    'last-modified',
    'accept-ranges',
    'cross-origin-opener-policy',
    'referrer-policy',
  ]) {
    expect(headers).not.toHaveProperty(name);
  }
  const page = await get('/');
  expect(page.headers).toHaveProperty('cross-origin-opener-policy', 'same-origin');
  expect(page.headers).toHaveProperty('referrer-policy', 'strict-origin-when-cross-origin');
  expect((await get('/assets/gone-abc.js')).headers).toHaveProperty('x-content-type-options', 'nosniff');
});

test.each([
  ['br', 'br', (body: Buffer) => brotliDecompressSync(body).toString()],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body).toString()],
  ['identity', undefined, (body: Buffer) => body.toString()],
])('a client that accepts %s gets the file that way', async (accepted, encoding, read) => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });
  const response = await get('/', { 'accept-encoding': accepted });

  expect(response.headers['content-encoding']).toBe(encoding);
  expect(read(response.rawPayload)).toBe('<h1>Home</h1>');
  expect(response.headers.vary).toMatch(/accept-encoding/i);
});

test('demos and other files have addresses; the build’s own files have none', async () => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });

  expect((await get('/demos/barbershop-classic/')).body).toBe('<h1>Sit down</h1>');
  expect((await get('/robots.txt')).body).toBe('User-agent: *');
  for (const hidden of [
    '/.vite/manifest.json',
    '/index.html.br',
    '/pricing/index.html',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/x',
  ]) {
    expect((await get(hidden)).statusCode).toBe(404);
  }
});

test('an unknown address is a 404 with the site’s own page', async () => {
  const { site } = await createSite();
  const { get, app } = await createTestApp({ site });
  const response = await get('/nothing');

  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toContain('Oops! Page not found');
  expect(response.headers['content-security-policy']).toBe(policy);
  expect((await app.inject({ method: 'HEAD', url: '/nothing' })).statusCode).toBe(404);
});

test('a missing page is logged once, without the private parts of its address', async () => {
  const lines: string[] = [];
  const logger = loggerFor(false, { write: (line: string) => lines.push(line) });
  const { site } = await createSite();
  const { get, app } = await createTestApp({ site, logger });
  await get('/nothing/here?email=ada@sharp.example');
  await get('/orders/nobody-has-this-token');
  await get(`/%0a${'long/'.repeat(500)}`);
  // None of these is a page that a visitor has missed.
  await get('/pricing');
  await get('/assets/gone-abc.js');
  await get('/user/nothing', { accept: 'application/json' });
  await app.inject({ method: 'HEAD', url: '/nothing/here' });

  expect(lines).toEqual([
    'warning: There is no page at /nothing/here?….\n',
    'warning: There is no page at /orders/….\n',
    expect.stringMatching(/^warning: There is no page at \/%0along\/[\w/]{150,220}…\.\n$/),
  ]);
});

test.each([
  '/account/nothing',
  '/admin/nothing',
  '/admin/orders/1/nothing',
  '/catalogue/nothing',
  '/contact/nothing',
  '/newsletter/nothing',
  '/quote/nothing',
  '/reviews/nothing',
  '/user/nothing?page=1',
])('a program that calls %s gets a 404 as JSON, and a browser gets the page', async (address) => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });

  for (const accept of ['*/*', 'application/json']) {
    const response = await get(address, { accept });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ error: 'not-found', message: expect.any(String) });
  }
  const page = await get(address, { accept: 'text/html,*/*;q=0.8' });
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('Oops! Page not found');
});

test('an existing page is served to every client', async () => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });
  const response = await get('/pricing', { accept: 'application/json' });

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('<h1>Pricing</h1>');
});

test.each([
  '//evil.example',
  '//pricing',
  '/Templates//',
  '/\\evil.example',
  '/demos/%2e%2e',
  '/demos/..',
  '/templates//',
])('%s is no other name for the home page', async (address) => {
  const { site } = await createSite();
  const { app } = await createTestApp({ site });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  // Sends the address as it is: neither fetch nor inject would.
  const asked = request({ host: '127.0.0.1', port, path: address, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];

  expect(response.statusCode).toBe(404);
  response.resume();
});

test.each([
  ['br', 'br'],
  ['gzip, br;q=0.5', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0', undefined],
  ['br; q=0.0, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['gzip;q=0, identity', undefined],
  ['bread', undefined],
])('for a client that accepts %s a rendered page is compressed as %s', async (accepted, encoding) => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });

  expect((await get('/checkout', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(
    encoding,
  );
});

test.each([
  ['gzip, deflate, br', 'gzip'],
  ['br', undefined],
])(
  'only the common parts of a private page are compressed, for a client that accepts %s',
  async (accepted, encoding) => {
    const { site } = await createSite();
    const styles = '.a{color:red}'.repeat(1_000);
    const html = `<style>${styles}</style><p>For Ada alone</p>`;
    const page = { status: 200, html, headers: {}, open: [[7, 7 + styles.length]] } as const;
    const renderer = { ...site.renderer, render: async () => page };
    const { get } = await createTestApp({ site: { ...site, renderer } });
    const { headers, rawPayload } = await get('/orders/nobodys', { 'accept-encoding': accepted });

    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'accept-encoding']);
    expect((encoding ? gunzipSync(rawPayload) : rawPayload).toString()).toBe(html);
    expect(rawPayload.includes('For Ada alone')).toBe(true);
    expect(rawPayload.length < 1_000).toBe(encoding !== undefined);
  },
);

test('an unknown address of the API, or one requested as JSON, is answered with JSON', async () => {
  const { site } = await createSite();
  const { get, post } = await createTestApp({ site });
  const failure = { error: 'not-found', message: expect.any(String) };

  expect((await get('/api/nothing')).json()).toEqual(failure);
  expect((await get('/nothing', { accept: 'application/json' })).json()).toEqual(failure);
  expect((await post('/nothing', {})).json()).toEqual(failure);
  expect((await get('/assets/gone-abc.js')).json()).toEqual(failure);
});

test('a page does not accept POST', async () => {
  const { site } = await createSite();
  const { post } = await createTestApp({ site });
  const response = await post('/pricing', {});

  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
});

test('a page that has moved for good redirects', async () => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });
  const response = await get('/signup');

  expect(response.statusCode).toBe(308);
  expect(response.headers.location).toBe('/sign-up');
});

test.each([
  ['/Pricing', '/pricing'],
  ['/PRICING/?from=a%20b&from=c', '/pricing?from=a%20b&from=c'],
  ['/Reset-Password/Ab-1_x', '/reset-password/Ab-1_x'],
  ['/reset-password/Ab-1_x/', '/reset-password/Ab-1_x'],
  ['/Orders/Ab-1_x', '/orders/Ab-1_x'],
  ['/Newsletter/confirm/Ab-1_x', '/newsletter/confirm/Ab-1_x'],
])('%s redirects to %s for GET and HEAD, and is not found otherwise', async (spelt, own) => {
  const { site, asked } = await createSite();
  const { app, send } = await createTestApp({ site });

  for (const method of ['GET', 'HEAD'] as const) {
    const { statusCode, headers, body } = await app.inject({ method, url: spelt });
    expect([statusCode, headers.location, body]).toEqual([308, own, '']);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect(asked).toEqual([]);
  expect((await send('POST', spelt, {})).statusCode).toBe(404);
});

async function sellOne({ app, rows, services, pass }: Awaited<ReturnType<typeof createTestApp>>) {
  await app.inject({ method: 'POST', url: '/api/create-checkout-session', payload: purchase });
  const [order] = await rows(orders);
  await services.database.durable((transaction) => transaction.update(orders).set({ status: 'paid' }));
  pass(2000);
  return order!;
}

test('the shelf is a file until something is sold, and then rendered once in the order of sales', async () => {
  const { site, asked } = await createSite();
  const shop = await createTestApp({ site });
  const { get } = shop;
  expect((await get('/templates')).body).toBe('<h1>All the windows</h1>');
  const order = await sellOne(shop);
  asked.length = 0;

  const page = await get('/templates', { 'accept-encoding': 'br' });
  const again = await get('/templates');
  const standings = { [order.templateId]: { orders: 1, reviews: 0, rating: null } };
  expect(asked).toEqual([{ url: '/templates', page: { standings } }]);
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe(again.body);
  expect(again.statusCode).toBe(200);
  expect(again.headers).toMatchObject({ 'content-security-policy': policy, 'cache-control': 'no-cache' });
  // It is the page itself, and is indexed as such.
  expect(again.headers).not.toHaveProperty('x-robots-tag');
  const held = await get('/templates', { 'if-none-match': String(again.headers.etag) });
  expect(held.statusCode).toBe(304);

  await get('/templates?sort=popular');
  expect(asked.at(-1)).toEqual({ url: '/templates?sort=popular', page: { standings } });
  await get('/blog?q=hours');
  expect(asked.at(-1)).toEqual({ url: '/blog?q=hours', page: {} });
});

test('a shelf that cannot be rendered at the moment is shown as it was built', async () => {
  const { site } = await createSite();
  const busy = () => Promise.reject(new Error('Too many pages are wanted.'));
  const shop = await createTestApp({ site: { ...site, renderer: { ...site.renderer, render: busy } } });
  await sellOne(shop);

  const page = await shop.get('/templates');
  expect(page.statusCode).toBe(200);
  expect(page.body).toBe('<h1>All the windows</h1>');
});

test('the checkout is rendered for the requested template, each time with another key for its form', async () => {
  const { site, asked } = await createSite();
  const { get } = await createTestApp({ site });
  const response = await get('/checkout?templateId=barbershop-deluxe');

  expect(response.statusCode).toBe(200);
  await get('/checkout');
  expect(asked.map((one) => one.url)).toEqual(['/checkout?templateId=barbershop-deluxe', '/checkout']);
  const keys = asked.map((one) => one.page.formKey ?? '');
  for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
  expect(new Set(keys).size).toBe(2);
  expect(asked.map((one) => one.page.cardProvider)).toEqual(['till', 'till']);
  expect((await get('/checkout?templateId=unknown')).statusCode).toBe(404);

  const compressed = await get('/checkout', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('<h1>/checkout</h1><p></p>');
});

test('the blog is a file, and is rendered for a search', async () => {
  const { site, asked } = await createSite();
  const { get } = await createTestApp({ site });

  expect((await get('/blog')).body).toBe('<h1>Blog</h1>');
  expect(asked).toEqual([]);
  const found = await get('/blog?q=hours&category=seo');
  expect(found.statusCode).toBe(200);
  expect(found.body).toBe('<h1>/blog?q=hours&category=seo</h1><p></p>');
  expect(found.headers).toMatchObject({ 'content-security-policy': policy });
});

const pagesOfAnOrder = [
  (token: string) => `/orders/${token}`,
  (token: string) => `/checkout/success?order=${token}`,
  (token: string) => `/checkout/cancelled?order=${token}`,
];

test.each(pagesOfAnOrder)('%s is rendered with the order, privately', async (addressOf) => {
  const { site, asked } = await createSite();
  const { get, order, rows } = await createTestApp({ site });
  await order();
  const [{ token, reference }] = (await rows(orders)) as [typeof orders.$inferSelect];
  const response = await get(addressOf(token));

  expect(response.statusCode).toBe(200);
  expect(response.body).toContain(reference);
  expect(asked[0]!.page.order).toMatchObject({ reference, status: 'pending' });
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': policy,
  });
});

test.each(pagesOfAnOrder)('%s without an order is not found', async (addressOf) => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });
  const responses = await Promise.all(
    ['nothing', '-', '%00', '%F0%9F%92%A9'].map((token) => get(addressOf(token))),
  );

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test.each([
  [422, { email: 'ada@' }, { email: 'Enter an email address like name@example.com' }],
  [404, { templateId: 'unknown-one' }, undefined],
  [422, { addOns: ['cutlery', 'cutlery'] }, { addOns: expect.any(String) }],
])('a form that is refused with %i is rendered again with what was typed', async (status, change, fields) => {
  const { site, asked } = await createSite();
  const { postForm } = await createTestApp({ site });
  const formKey = 'the-name-of-the-form-that-was-sent';
  const sent = { templateId: 'barbershop-deluxe', addOns: ['blogSetup'], formKey, ...customer, ...change };
  const response = await postForm('/api/create-checkout-session', { ...sent, company: 'Sharp Ltd' });

  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  const [{ url, page }] = asked as [(typeof asked)[number]];
  expect(url).toBe(`/checkout?templateId=${sent.templateId}`);
  expect(page.checkout!.draft).toEqual({
    addOns: sent.addOns,
    name: sent.name,
    email: sent.email,
    business: sent.business,
    billing: { company: 'Sharp Ltd' },
    formKey,
  });
  expect(page.checkout!.failure.fields).toEqual(fields);
  expect(page.cardProvider).toBe('till');
});

test('without a site the API still answers', async () => {
  const { get, post } = await createTestApp();

  expect((await get('/')).statusCode).toBe(404);
  expect((await get('/pricing')).json()).toEqual({ error: 'not-found', message: expect.any(String) });
  expect((await post('/pricing', {})).statusCode).toBe(404);
});
