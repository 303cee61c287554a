import { expect, test } from 'vitest';
import { releases, siteNames } from '../../../database/schema.ts';
import { createTestApp } from '../../../testing/createTestApp.ts';
import { keep } from '../../../testing/seed.ts';
import { openDomains } from './domains.fixtures.ts';

const url = '/internal/domains/check';

test('under the host of all sites it accepts their names, earlier ones that still redirect, and previews', async () => {
  const { app, aSite } = await openDomains();
  const { name, siteId } = await aSite();
  const now = app.services.now();
  const [release] = await app.rows(releases);
  await keep(app, siteNames, [
    { name: 'earlier', siteId, leadsUntil: new Date(now.getTime() + 1), createdAt: now },
    { name: 'long-ago', siteId, leadsUntil: now, createdAt: now },
  ]);
  const ask = async (domain: string) =>
    (await app.get(`${url}?domain=${domain}`, { host: 'localhost:3000' })).statusCode;

  const seal = '0123456789abcdef';
  const preview = `preview-${release!.id.replaceAll('-', '')}-${seal}`;
  for (const known of [name, `www.${name}`, name.toUpperCase(), 'earlier', preview]) {
    expect([known, await ask(`${known}.sites.shop.example`)]).toEqual([known, 200]);
  }
  const unknown = `preview-${'0'.repeat(32)}-${seal}`;
  for (const other of ['nobody', 'long-ago', `a.${name}`, unknown, 'preview-x', '', 'www']) {
    expect([other, await ask(`${other}.sites.shop.example`)]).toEqual([other, 404]);
  }
  for (const other of [
    '',
    'sites.shop.example',
    'shop.example',
    'sharp.example',
    'x'.repeat(300),
    '%00',
    name,
  ]) {
    expect([other, await ask(other)]).toEqual([other, 404]);
  }
});

test.each([
  ['comes over the network', '203.0.113.7', { host: 'localhost' }],
  ['is a machine in the same house', '192.168.1.9', { host: '127.0.0.1' }],
  ['says that it is this machine', '203.0.113.7', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
  ['is brought by the proxy', '127.0.0.1', { host: 'shop.example', 'x-forwarded-for': '203.0.113.7' }],
  ['is brought under our own name', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }],
  ['is brought by a proxy of the new kind', '127.0.0.1', { host: 'localhost', forwarded: 'for=203.0.113.7' }],
  ['gave its own name to this machine', '127.0.0.1', { host: 'rebound.example' }],
])('a client that %s gets 404', async (_name, remoteAddress, headers) => {
  const {
    app: { app },
    aSite,
  } = await openDomains({ trustProxy: ['127.0.0.1', '203.0.113.0/24'] });
  const { name } = await aSite();
  const request = { remoteAddress, headers };
  const known = `domain=${name}.sites.shop.example`;

  const near = await app.inject({ url: `${url}?${known}`, headers: { host: '127.0.0.1' } });
  expect(near.statusCode).toBe(200);
  const answer = await app.inject({ url: `${url}?${known}`, ...request });
  const nowhere = await app.inject({ url: `/internal/nothing?${known}`, ...request });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe(nowhere.body);
});

test('the route has no rate limit', async () => {
  const { app } = await createTestApp({ rateLimits: true });
  for (let times = 0; times < 400; times += 1) {
    const { statusCode } = await app.inject({
      url: `${url}?domain=unknown.example`,
      headers: { host: 'localhost' },
    });
    expect(statusCode).toBe(404);
  }
});
