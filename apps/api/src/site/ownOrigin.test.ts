import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { originToFill, type SiteRenderer } from '@awning/contract/renderer';
import { expect, test } from 'vitest';
import { createSite, policy } from '../testing/createSite.ts';
import { createTestApp } from '../testing/createTestApp.ts';

const list = `<loc>${originToFill}/</loc>`;
const filled = '<loc>https://shop.example/</loc>';

async function createShop() {
  const { site } = await createSite();
  await writeFile(path.join(site.folder, 'sitemap.xml'), list);
  await writeFile(path.join(site.folder, 'index.html'), `<h1>Home</h1>${list}`);
  const renderer: SiteRenderer = {
    ...site.renderer,
    render: async (url, page) => ({ ...(await site.renderer.render(url, page)), html: list }),
  };
  return createTestApp({ site: { ...site, renderer }, siteUrl: 'https://shop.example' });
}

test('the shop’s own origin replaces the build’s placeholder, in files and in rendered pages', async () => {
  const { get } = await createShop();
  const home = await get('/');

  expect(home.body).toBe(`<h1>Home</h1>${filled}`);
  expect(home.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-cache',
  });
  expect((await get('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
  expect((await get('/sitemap.xml')).body).toBe(filled);
  expect((await get('/nothing')).body).toBe(filled);
  expect((await get('/orders/nothing')).body).toBe(filled);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])(
  'the filled-in text is compressed with %s, for the first request and for later ones',
  async (coding, unpack) => {
    const { get } = await createShop();
    for (const visitor of ['first', 'next', 'last']) {
      const { headers, rawPayload } = await get(`/sitemap.xml?${visitor}`, { 'accept-encoding': coding });
      expect(headers['content-encoding']).toBe(coding);
      expect(headers.vary).toBe('accept-encoding');
      expect(unpack(rawPayload).toString()).toBe(filled);
    }
  },
);

test('a browser that has the text already gets a 304', async () => {
  const { get } = await createShop();
  const { etag } = (await get('/sitemap.xml')).headers;

  expect((await get('/sitemap.xml', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  expect((await get('/sitemap.xml', { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
});

test('security.txt tells researchers where to report a vulnerability, for half a year', async () => {
  const { get } = await createTestApp({ clock: { time: Date.parse('2026-11-21T09:00:00Z') } });
  const { body, headers } = await get('/.well-known/security.txt');

  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: mailto:desk@awning.example',
    'Expires: 2027-05-22T09:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: http://shop.example/.well-known/security.txt',
    '',
  ]);
});
