import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createSite } from '../testing/createSite.ts';
import { createTestApp } from '../testing/createTestApp.ts';

test('the feed contains the shop’s public address in every place', async () => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site, siteUrl: 'https://awning.example' });
  const response = await get('/rss.xml');

  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(response.body).toBe(
    '<rss><link>https://awning.example/</link><guid>https://awning.example/blog/hours</guid></rss>',
  );
});

test('an unchanged feed is not sent again, and otherwise it is compressed', async () => {
  const { site } = await createSite();
  const { get } = await createTestApp({ site });
  const response = await get('/rss.xml', { 'accept-encoding': 'br' });

  expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
  expect(brotliDecompressSync(response.rawPayload).toString()).toMatch(/^<rss>.*<\/rss>$/);
  const again = await get('/rss.xml', { 'if-none-match': String(response.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('a feed does not accept POST', async () => {
  const { site } = await createSite();
  const { post } = await createTestApp({ site });
  const response = await post('/rss.xml', {});

  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
});
