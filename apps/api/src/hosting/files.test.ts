import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { converse } from '../testing/converse.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { css, hashOf, html, openPublishedSite, page, picture, usual } from './hosting.fixtures.ts';

const style = 'assets/site-1a2b.css';
const front = 'assets/front-3c4d.avif';

test('a page is revalidated each time, and a file named by its content never', async () => {
  const app = await createTestApp();
  const { host } = await openPublishedSite(app);

  expect((await app.visit(host)).headers).toMatchObject({
    'content-type': html,
    'cache-control': 'no-cache',
  });
  expect((await app.visit(`${host}/robots.txt`)).headers['cache-control']).toBe('no-cache');
  for (const path of [style, front]) {
    expect((await app.visit(`${host}/${path}`)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  }
});

test.each([
  ['/prices', 308, '/prices/'],
  ['/prices?a=b', 308, '/prices/?a=b'],
  ['/index.html', 308, '/'],
  ['/prices/index.html', 308, '/prices/'],
  ['/?a=b', 200, undefined],
  ['/prices/', 200, undefined],
  ['/forms/contact/sent', 308, '/forms/contact/sent/'],
  [`/${style}/`, 404, undefined],
  ['/404.html', 404, undefined],
  ['/assets', 404, undefined],
  ['/assets/', 404, undefined],
])('%s is answered with %i', async (path, status, location) => {
  const app = await createTestApp();
  const { host } = await openPublishedSite(app);
  const response = await app.visit(host + path);

  expect([response.statusCode, response.headers.location]).toEqual([status, location]);
});

test.each([
  '/..%2fprices/',
  '/%2e%2e/prices/',
  '/../prices/',
  '/prices/../index.html',
  '/prices/..%2findex.html',
  '/prices%2f',
  '/prices%2findex.html',
  '/prices%5cindex.html',
  '//prices/',
  '//evil.example/',
  '//evil.example',
  '/prices//',
  '/./prices/',
  '/prices/%00',
  '/prices%00/',
  '/index.html%00',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/prices/',
  '/Prices/',
  '/prices/;a=b',
  '/__proto__',
  '/constructor',
  '/toString/',
  '/index.html.br',
  `/${'x'.repeat(4_000)}`,
])('nothing of a site is served at %s', async (path) => {
  const app = await createTestApp();
  const { host } = await openPublishedSite(app);
  const response = await app.visit(host, {});
  expect(response.statusCode).toBe(200);
  // The address is sent as it is written, which no library for URLs does.
  const [head, body] = await converse(app.app, (socket) =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
  );

  expect(head).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  expect(body).toContain('No such page of ours');
});

test.each(['http://shop.example/', 'prices/', '*'])('an address with %s is refused', async (address) => {
  const app = await createTestApp();
  const { host } = await openPublishedSite(app);
  const [head] = await converse(app.app, (socket) =>
    socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
  );

  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

test('names with unusual letters are found, and redirects encode them', async () => {
  const app = await createTestApp();
  const { host } = await openPublishedSite(app, {
    files: { ...usual, 'über uns/index.html': page('Über uns') },
  });
  const response = await app.visit(`${host}/%C3%BCber%20uns`);

  expect([response.statusCode, response.headers.location]).toEqual([308, '/%C3%BCber%20uns/']);
  expect((await app.visit(`${host}/%C3%BCber%20uns/`)).body).toContain('Über uns');
});

test('a missing page is answered by the site’s own page, which is not cached', async () => {
  const app = await createTestApp();
  const { host } = await openPublishedSite(app);
  const response = await app.visit(`${host}/nothing`);

  expect([response.statusCode, response.body]).toEqual([404, usual['404.html']!.content]);
  expect(response.headers).toMatchObject({ 'content-type': html, 'cache-control': 'no-store' });

  const bare = await openPublishedSite(app, { name: 'bare', files: { 'index.html': page('Bare') } });
  const plain = await app.visit(`${bare.host}/nothing`);
  expect([plain.statusCode, plain.body]).toEqual([404, expect.stringContaining('There is nothing here')]);
});

test('text files are compressed for clients that accept it; pictures are not', async () => {
  const app = await createTestApp();
  const { host } = await openPublishedSite(app);
  const packed = await app.visit(`${host}/${style}`, { headers: { 'accept-encoding': 'gzip, br;q=0.9' } });
  const plain = await app.visit(`${host}/${style}`, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  const image = await app.visit(`${host}/${front}`, { headers: { 'accept-encoding': 'br' } });

  const { content } = usual[style]!;
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': css,
    vary: 'accept-encoding',
    etag: `"${hashOf(content)}-br"`,
    'content-length': String(packed.rawPayload.length),
  });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(content);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding', etag: `"${hashOf(content)}"` });
  expect(plain.body).toBe(content);
  expect(image.headers).not.toHaveProperty('content-encoding');
  expect(image.rawPayload).toEqual(picture.content);
});

test('a file that the visitor’s browser has is not sent again', async () => {
  const app = await createTestApp();
  const { host } = await openPublishedSite(app);
  for (const path of ['/', `/${style}`, `/${front}`]) {
    const first = await app.visit(host + path, { headers: { 'accept-encoding': 'br' } });
    const tag = String(first.headers.etag);
    for (const known of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
      const again = await app.visit(host + path, {
        headers: { 'accept-encoding': 'br', 'if-none-match': known, range: 'bytes=0-3' },
      });
      expect([path, again.statusCode, again.body]).toEqual([path, 304, '']);
      expect(again.headers).toMatchObject({ etag: tag, 'cache-control': first.headers['cache-control'] });
      expect(again.headers).not.toHaveProperty('content-length');
    }
    const other = await app.visit(host + path, { headers: { 'if-none-match': '"other"' } });
    expect([path, other.statusCode]).toEqual([path, 200]);
  }
});

test.each(['/', '/prices', `/${style}`, `/${front}`, '/nothing'])(
  'HEAD of %s has the headers of GET and no body',
  async (path) => {
    const app = await createTestApp();
    const { host } = await openPublishedSite(app);
    const got = await app.visit(host + path);
    const { statusCode, headers, body } = await app.visit(host + path, { method: 'HEAD' });

    const { date: _then, ...expected } = got.headers;
    expect([statusCode, headers, body]).toEqual([got.statusCode, expect.objectContaining(expected), '']);
  },
);

const size = picture.content.length;

test.each([
  ['bytes=0-9', `bytes 0-9/${size}`, [0, 10]],
  ['bytes=95-', `bytes 95-99/${size}`, [95, 100]],
  ['bytes=-5', `bytes 95-99/${size}`, [95, 100]],
  ['bytes=-500', `bytes 0-99/${size}`, [0, 100]],
  ['bytes=90-5000', `bytes 90-99/${size}`, [90, 100]],
])('the range %s of a picture is sent as a part', async (range, said, [start, end]) => {
  const app = await createTestApp();
  const { host } = await openPublishedSite(app);
  const response = await app.visit(`${host}/${front}`, { headers: { range } });

  expect(response.statusCode).toBe(206);
  expect(response.headers).toMatchObject({ 'content-range': said, 'content-length': String(end! - start!) });
  expect(response.rawPayload).toEqual(Buffer.from(picture.content).subarray(start, end));
});

test.each([
  ['a range of nothing', { range: 'bytes=-' }],
  ['a range backwards', { range: 'bytes=9-0' }],
  ['several ranges', { range: 'bytes=0-1,5-6' }],
  ['another unit', { range: 'lines=0-1' }],
  ['a range of another picture', { range: 'bytes=0-9', 'if-range': '"other"' }],
  ['a range of a weak tag', { range: 'bytes=0-9', 'if-range': `W/"${hashOf(picture.content)}"` }],
  ['a range since a day', { range: 'bytes=0-9', 'if-range': 'Sat, 21 Nov 2026 09:00:00 GMT' }],
])('the range %s is answered with the whole picture', async (_name, headers) => {
  const app = await createTestApp();
  const { host } = await openPublishedSite(app);
  const response = await app.visit(`${host}/${front}`, { headers });

  expect([response.statusCode, response.rawPayload]).toEqual([200, picture.content]);
});

test('a range is sent if the visitor’s copy is current, and refused beyond the end of the picture', async () => {
  const app = await createTestApp();
  const { host } = await openPublishedSite(app);
  const ask = (headers: Record<string, string>) => app.visit(`${host}/${front}`, { headers });

  const rest = await ask({ range: 'bytes=50-', 'if-range': `"${hashOf(picture.content)}"` });
  expect([rest.statusCode, rest.rawPayload.length]).toEqual([206, 50]);
  for (const range of ['bytes=100-', 'bytes=-0']) {
    const beyond = await ask({ range });
    expect([range, beyond.statusCode, beyond.headers['content-range']]).toEqual([range, 416, 'bytes */100']);
    expect(beyond.headers['cache-control']).toBe('no-store');
  }
  const head = await app.visit(`${host}/${front}`, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '100']);
  const text = await app.visit(`${host}/${style}`, { headers: { range: 'bytes=0-9' } });
  expect([text.statusCode, text.body]).toEqual([200, usual[style]!.content]);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'] as const)(
  '%s is not allowed as a method',
  async (method) => {
    const app = await createTestApp();
    const { host } = await openPublishedSite(app);
    const response = await app.visit(`${host}/prices/`, { method });

    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test('pages have a strict policy, and files bring policies of their own', async () => {
  const app = await createTestApp({ siteUrl: 'https://shop.example' });
  const own = "default-src 'none'; style-src 'self'; frame-ancestors 'none'";
  const { host } = await openPublishedSite(app, {
    files: { ...usual, 'own/index.html': { ...page('Own'), headers: { 'Content-Security-Policy': own } } },
  });

  expect((await app.visit(host)).headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000',
  });
  expect((await app.visit(`${host}/own/`)).headers['content-security-policy']).toBe(own);
  expect((await app.visit(`${host}/${front}`)).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cross-origin-resource-policy': 'cross-origin',
  });

  const open = await createTestApp();
  await openPublishedSite(open);
  expect((await open.visit(host)).headers).not.toHaveProperty('strict-transport-security');
});

test('a file whose bytes are missing is answered as the server’s fault', async () => {
  const app = await createTestApp();
  const { host, siteId, change } = await openPublishedSite(app);
  const { releases } = await import('../database/schema.ts');
  const id = '00000000-0000-4000-8000-000000000001';
  await app.services.database.durable((transaction) =>
    transaction.insert(releases).values({
      id,
      siteId,
      hash: id,
      version: 1,
      state: 'built',
      files: { 'index.html': { hash: 'gone', type: html, size: 1, immutable: false } },
      createdAt: new Date(),
    }),
  );
  await change({ publishedReleaseId: id });
  const response = await app.visit(host);

  expect([response.statusCode, response.body]).toEqual([500, expect.stringContaining('It is our fault')]);
});
