import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { converse } from '../testing/converse.ts';
import { createSite } from '../testing/createSite.ts';
import { createTestApp } from '../testing/createTestApp.ts';
import { openPublishedSite, openSite } from './hosting.fixtures.ts';

/** Starts with a capital letter, as a sentence does, and repeats nothing of the request. */
const sentence = /<h1>[A-Z][^<]+<\/h1><p>[A-Z][^<]+\.<\/p>/;

test.each([
  'sharp.sites.shop.example',
  'sharp.sites.shop.example:3000',
  'sharp.sites.shop.example.',
  'sharp.sites.shop.example.:3000',
  'SHARP.Sites.Shop.EXAMPLE',
])('%s leads to the site', async (host) => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const response = await app.visit(host);

  expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('Sharp & Sons')]);
});

test.each([
  ['nobody has that name', 'other.sites.shop.example'],
  ['it is the host of all sites', 'sites.shop.example'],
  ['it is a part of a name', 'shar.sites.shop.example'],
  ['it has one part more', 'x.sharp.sites.shop.example'],
  ['it begins with a hyphen', '-sharp.sites.shop.example'],
  ['it has an underscore', 'sha_rp.sites.shop.example'],
  ['it is Punycode', 'xn--shrp-hoa.sites.shop.example'],
  ['it is longer than any', `${'s'.repeat(64)}.sites.shop.example`],
  ['it is a release’s, made up', `preview-${'0'.repeat(32)}-${'0'.repeat(16)}.sites.shop.example`],
])('no site is found where %s', async (_why, host) => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const response = await app.visit(host);

  expect(response.statusCode).toBe(404);
  expect(response.body).toMatch(sentence);
  expect(response.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
});

test.each([
  ['two dots in it', 'sharp..sites.shop.example'],
  ['a dot before it', '.sites.shop.example'],
  ['two dots at its end', 'sharp.sites.shop.example..'],
  ['a port beyond all ports', 'sharp.sites.shop.example:65536'],
  ['a port of letters', 'sharp.sites.shop.example:http'],
  ['a path', 'sharp.sites.shop.example/prices'],
  ['somebody before it', 'shop.example@sharp.sites.shop.example'],
  ['an escape', 'sh%61rp.sites.shop.example'],
  ['a space', 'sharp sites.shop.example'],
  ['a backslash', 'sharp.sites.shop.example\\'],
  ['Punycode that is none', 'xn--a.sites.shop.example'],
  ['letters that are not plain', 'b\u00e4cker.sites.shop.example'],
  ['a nought too many in an address of numbers', '127.0.0.999'],
  ['300 letters', `${'s.'.repeat(140)}sites.shop.example`],
  ['an IPv6 address without brackets', '2001:db8::1'],
  ['no end', `${'s.'.repeat(2_000)}sites.shop.example`],
])('a host with %s is refused as invalid', async (_why, host) => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const [head, body] = await converse(app.app, (socket) =>
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`, 'latin1'),
  );

  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(body).not.toContain('Sharp');
  expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.$/) });
});

test.each([
  ['two hosts', 'Host: sharp.sites.shop.example\r\nHost: shop.example'],
  ['the shop’s host and its own', 'Host: shop.example\r\nHost: sharp.sites.shop.example'],
])('a request for %s is refused', async (_why, hosts) => {
  const app = await createTestApp();
  await openPublishedSite(app);
  const [head, body] = await converse(app.app, (socket) =>
    socket.write(`GET / HTTP/1.1\r\n${hosts}\r\n\r\n`),
  );

  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(body).not.toContain('Sharp');
});

test('a site’s host answers no address of the shop, and sets no cookie', async () => {
  const { site } = await createSite();
  const app = await createTestApp({ site });
  const { host } = await openPublishedSite(app);

  for (const path of [
    '/user',
    '/user/login',
    '/admin/orders',
    '/dev/outbox',
    '/api/health',
    '/docs',
    '/health',
    '/ready',
    '/pricing',
  ]) {
    const response = await app.visit(`${host}${path}`, { headers: { cookie: 'refresh=something' } });
    expect([path, response.statusCode]).toEqual([path, 404]);
    expect(response.body).toContain('No such page of ours');
    expect(response.headers).not.toHaveProperty('set-cookie');
  }
  for (const path of ['/user/login', '/user/register', '/contact/create', '/api/create-checkout-session']) {
    const response = await app.visit(`${host}${path}`, { method: 'POST', payload: {} });
    expect([path, response.statusCode]).toEqual([path, 404]);
  }
});

test('the shop’s hosts show no site', async () => {
  const { site } = await createSite();
  const app = await createTestApp({ site });
  await openPublishedSite(app);

  for (const host of [
    'shop.example',
    'SHOP.example:80',
    'api.shop.example',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    '[2001:DB8::1]',
    'shop',
    '',
  ]) {
    expect([host, (await app.visit(`${host}/health`)).statusCode]).toEqual([host, 200]);
    expect([host, (await app.visit(`${host}/prices/`)).statusCode]).toEqual([host, 404]);
  }
});

test.each(['nobody.example', 'www.nobody.example', 'shop.example.nobody.example', 'notshop.example'])(
  'the shop is not shown at %s, which belongs to nobody',
  async (host) => {
    const { site } = await createSite();
    const app = await createTestApp({ site });
    for (const path of ['/', '/health', '/user/login', '/admin/orders', '/docs', '/pricing']) {
      const response = await app.visit(`${host}${path}`);
      expect([path, response.statusCode]).toEqual([path, 404]);
      expect(response.body).toMatch(sentence);
      expect(response.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    }
    const posted = await app.visit(`${host}/contact/create`, { method: 'POST', payload: {} });
    expect(posted.statusCode).toBe(404);
  },
);

test('on a local machine, sites are served beside the shop', async () => {
  const app = await createTestApp({ siteUrl: 'http://localhost:3000', sitesHost: 'localhost:3000' });
  await openPublishedSite(app);

  expect((await app.visit('sharp.localhost:3000')).body).toContain('Sharp & Sons');
  expect((await app.visit('sharp.localhost:8080')).body).toContain('Sharp & Sons');
  expect((await app.visit('localhost:3000/health')).statusCode).toBe(200);
  expect((await app.visit('sharp.localhost:3000/health')).statusCode).toBe(404);
});

test('an owner’s domain leads to the site once it is proven, and no longer when it is removed', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app);
  await site.addDomain('sharp.example');
  const other = await openPublishedSite(app, { name: 'other' });
  await other.addDomain('not-proven.example', null);

  expect((await app.visit('sharp.example')).body).toContain('Sharp & Sons');
  expect((await app.visit('Sharp.Example.:443/prices/')).body).toContain('Prices');
  const third = await openPublishedSite(app, { name: 'third' });
  await third.addDomain('xn--bcker-gra.example');
  expect((await app.visit('XN--BCKER-GRA.example.:443/prices/')).body).toContain('Prices');
  expect((await app.visit('not-proven.example/prices/')).statusCode).toBe(404);
  expect((await app.visit('not-proven.example/health')).statusCode).toBe(404);
  expect((await app.visit('mail.sharp.example/prices/')).statusCode).toBe(404);

  await site.dropDomains();
  app.pass(1_000);
  for (const path of ['/', '/health', '/pricing']) {
    const response = await app.visit(`sharp.example${path}`);
    expect([path, response.statusCode, response.body]).toEqual([path, 404, expect.stringMatching(sentence)]);
  }
});

test.each([
  ['www.sharp.sites.shop.example/prices/?a=b', 'http://sharp.sites.shop.example/prices/?a=b'],
  ['www.sharp.sites.shop.example:3000/', 'http://sharp.sites.shop.example:3000/'],
  ['www.sharp.example/prices', 'http://sharp.example/prices'],
  ['www.sharp.example//evil.example', 'http://sharp.example//evil.example'],
])('%s redirects to %s', async (address, location) => {
  const app = await createTestApp();
  const site = await openPublishedSite(app);
  await site.addDomain('sharp.example');
  const response = await app.visit(address);

  expect([response.statusCode, response.headers.location]).toEqual([308, location]);
});

test('the www of an unknown host redirects nowhere', async () => {
  const app = await createTestApp();
  expect((await app.visit('www.other.sites.shop.example')).statusCode).toBe(404);
});

test('a former name redirects to the present one until its term ends', async () => {
  const app = await createTestApp({ siteUrl: 'https://shop.example' });
  const site = await openPublishedSite(app);
  await site.rename('sharp-and-sons', new Date('2026-11-22T09:00:00Z'));

  const response = await app.visit('sharp.sites.shop.example/prices/?a=b');
  expect([response.statusCode, response.headers.location]).toEqual([
    308,
    'https://sharp-and-sons.sites.shop.example/prices/?a=b',
  ]);
  expect((await app.visit('www.sharp.sites.shop.example')).headers.location).toBe(
    'https://sharp-and-sons.sites.shop.example/',
  );
  expect((await app.visit('sharp-and-sons.sites.shop.example')).statusCode).toBe(200);

  app.pass(24 * 60 * 60_000);
  expect((await app.visit('sharp.sites.shop.example')).statusCode).toBe(404);
  // Forms in downloaded files are posted there for as long as their owner uses them.
  const posted = await app.visit('sharp.sites.shop.example/forms/ask', { method: 'POST' });
  expect([posted.statusCode, posted.headers.location]).toEqual([
    308,
    'https://sharp-and-sons.sites.shop.example/forms/ask',
  ]);
});

test('a paused site says that it is closed, to people and to search engines', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app);
  await site.change({ pausedAt: new Date('2026-11-21T08:00:00Z') });

  for (const path of ['/', '/robots.txt', '/nothing']) {
    const response = await app.visit(`${site.host}${path}`);
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'retry-after': '3600', 'x-robots-tag': 'noindex' });
    expect(response.body).toContain('This site is closed for now');
    expect(response.body).toContain('hello@awning.example');
    expect(response.body).toContain(
      `<a href="http://shop.example/contact?site=${site.host}">Report abuse</a>`,
    );
  }
  expect((await app.visit(`${site.host}:3000`)).body).toContain(`?site=${site.host}:3000">`);
  await site.change({ pausedAt: null });
  app.pass(1_000);
  expect((await app.visit(site.host)).statusCode).toBe(200);
});

test('a site that was never published has no address', async () => {
  const app = await createTestApp();
  const site = await openSite(app);
  await site.build();

  expect((await app.visit(site.host)).statusCode).toBe(404);
});

test('a visitor who knows its address can open a release before it is published', async () => {
  const app = await createTestApp();
  const site = await openSite(app);
  const id = await site.build();
  const name = app.services.siteOrigins.previewName(id);
  expect(name.length).toBeLessThanOrEqual(63);

  const response = await app.visit(`${name}.sites.shop.example`);
  expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('Sharp & Sons')]);
  expect(response.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });

  const last = name.at(-1) === '0' ? '1' : '0';
  for (const other of [
    name.slice(0, -1) + last,
    `www.${name}`,
    `x${name}`,
    name.replace('preview', 'release'),
  ]) {
    expect([other, (await app.visit(`${other}.sites.shop.example`)).statusCode]).toEqual([other, 404]);
  }
});

/** A database that fails a read at such a time. */
const awayWhen =
  (isAway: () => boolean) =>
  (database: Database): Database => ({
    ...database,
    db: new Proxy(database.db, {
      get(db, name) {
        if (name === 'select' && isAway()) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        const found: unknown = Reflect.get(db, name);
        return typeof found === 'function' ? found.bind(db) : found;
      },
    }),
  });

test('a paused site says so although the database went away before its language was read', async () => {
  let answers = Infinity;
  const app = await createTestApp({ wrap: awayWhen(() => (answers -= 1) < 0) });
  const site = await openPublishedSite(app);
  await site.change({ pausedAt: new Date('2026-11-21T08:00:00Z') });
  // Its standing is the first that is read.
  answers = 1;

  const response = await app.visit(site.host);
  expect([response.statusCode, answers]).toEqual([503, -1]);
  expect(response.body).toContain('This site is closed for now');
});

test('sites stay online while the database is away, and no unknown domain shows the shop', async () => {
  let isAway = false;
  const app = await createTestApp({ wrap: awayWhen(() => isAway) });
  const site = await openPublishedSite(app);
  await app.visit(site.host);
  isAway = true;
  app.pass(60_000);

  expect((await app.visit(site.host)).statusCode).toBe(200);
  app.pass(60_000);
  expect((await app.visit(site.host)).statusCode).toBe(200);
  for (const host of ['other.sites.shop.example', 'other.example']) {
    const response = await app.visit(`${host}/health`);
    expect([host, response.statusCode]).toEqual([host, 503]);
    expect(response.headers).toHaveProperty('retry-after');
    expect(response.body).toMatch(sentence);
  }
  expect((await app.visit('shop.example/health')).statusCode).toBe(200);
  const ofBefore = `${site.host}/assets/of-before.css`;
  expect((await app.visit(ofBefore)).statusCode).toBe(503);

  isAway = false;
  app.pass(1_000);
  expect((await app.visit('other.sites.shop.example')).statusCode).toBe(404);
  expect((await app.visit(site.host)).statusCode).toBe(200);
  expect((await app.visit(ofBefore)).statusCode).toBe(404);
});
