import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { releases, sitePublications } from '../database/schema.ts';
import { openSite as openAtDesk, saying } from '../modules/sites/sites.fixtures.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { keep } from '../testing/seed.ts';
import { openPublishedSite, page, usual } from './hosting.fixtures.ts';

/** A site whose pages, by their slugs, stand at these addresses. */
const standing = (addresses: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries(
    Object.entries(usual).filter(([path]) => path !== 'prices/index.html' && path !== 'index.html'),
  ),
  'index.html': { ...page('Sharp & Sons'), page: '' },
  ...Object.fromEntries(
    Object.entries(addresses).map(([slug, address]) => [
      `${address}/index.html`,
      { ...page(`All about ${slug}`), page: slug },
    ]),
  ),
});

const answerOf = async (app: TestApp, address: string) => {
  const { statusCode, headers } = await app.visit(address);
  return headers.location === undefined ? statusCode : [statusCode, headers.location];
};

type Site = Awaited<ReturnType<typeof openPublishedSite>>;

/** Publishes the site again, as its visitors see it a second later. */
async function publish(app: TestApp, site: Site, addresses: Readonly<Record<string, string>>) {
  await site.publish(await site.build(standing(addresses)));
  app.pass(1_000);
}

test('a renamed page is found at its former address, and again at that one when its name returns', async () => {
  const { app, site, send, build, publish: show } = await openAtDesk();
  const publishAs = async (version: number, pages: Readonly<Record<string, string>>) => {
    const content = { ...saying('Sharp & Sons'), pages };
    expect((await send('PUT', '/content', { version, content, options: {} })).statusCode).toBe(200);
    expect((await show(await build())).statusCode).toBe(200);
    app.pass(1_000);
  };
  const { host } = new URL((await site()).address);

  await publishAs(1, { prices: 'Prices', visit: 'Visit' });
  expect(await answerOf(app, `${host}/prices/`)).toBe(200);
  await publishAs(2, { prices: 'Preise', visit: 'Visit' });
  expect(await answerOf(app, `${host}/prices/?of=cuts&of=shaves`)).toEqual([
    308,
    '/preise/?of=cuts&of=shaves',
  ]);
  expect(await answerOf(app, `${host}/preise/?of=cuts&of=shaves`)).toBe(200);
  expect(await answerOf(app, `${host}/visit/`)).toBe(200);

  await publishAs(3, { prices: 'Prices', visit: 'Visit' });
  expect(await answerOf(app, `${host}/prices/`)).toBe(200);
  expect(await answerOf(app, `${host}/preise/`)).toEqual([308, '/prices/']);
});

test.each([
  ['/prices', '/preise/'],
  ['/prices/', '/preise/'],
  ['/prices/index.html', '/preise/'],
  ['/prices?a=/b', '/preise/?a=/b'],
  ['/pr%69ces/', '/preise/'],
])('%s redirects to %s, at every host of its site', async (before, now) => {
  const app = await createTestApp();
  const site = await openPublishedSite(app, { files: standing({ prices: 'prices' }) });
  await site.addDomain('sharp.example');
  await publish(app, site, { prices: 'preise' });

  for (const host of [site.host, 'sharp.example']) {
    const response = await app.visit(host + before);
    expect([host, response.statusCode, response.headers.location]).toEqual([host, 308, now]);
    // It may go back there any day.
    expect(response.headers['cache-control']).toBe('no-cache');
    const head = await app.visit(host + before, { method: 'HEAD' });
    expect([host, head.statusCode, head.headers.location]).toEqual([host, 308, now]);
  }
});

test.each([
  '/pricesindex.html',
  '/prices//',
  '//prices/',
  '/prices/old/',
  '/prices.html',
  '/prices/index.htm',
  '/Prices/',
])('%s was never the address of a page, and is not found', async (address) => {
  const app = await createTestApp();
  const site = await openPublishedSite(app, { files: standing({ prices: 'prices' }) });
  await publish(app, site, { prices: 'preise' });

  const response = await app.visit(site.host + address);
  expect([response.statusCode, response.body]).toEqual([
    404,
    expect.stringContaining('No such page of ours'),
  ]);
});

test('every address that a page ever had redirects straight to its present one', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app, { files: standing({ prices: 'prices' }) });
  for (const address of ['preise', 'tariff', 'costs']) await publish(app, site, { prices: address });

  for (const before of ['prices', 'preise', 'tariff']) {
    expect(await answerOf(app, `${site.host}/${before}/`)).toEqual([308, '/costs/']);
  }
  expect(await answerOf(app, `${site.host}/costs/`)).toBe(200);
});

test('a removed page is not found at its address, and redirects once it is back under another name', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app, { files: standing({ prices: 'prices', visit: 'visit' }) });
  await publish(app, site, { visit: 'find-us' });
  expect(await answerOf(app, `${site.host}/prices/`)).toBe(404);
  expect(await answerOf(app, `${site.host}/visit/`)).toEqual([308, '/find-us/']);

  await publish(app, site, { prices: 'preise', visit: 'find-us' });
  expect(await answerOf(app, `${site.host}/prices/`)).toEqual([308, '/preise/']);
});

test('an address redirects nowhere while another page stands there, and then to that page', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app, { files: standing({ prices: 'prices', extras: 'extras' }) });
  // The two pages swap their names.
  await publish(app, site, { prices: 'extras', extras: 'prices' });
  expect((await app.visit(`${site.host}/prices/`)).body).toContain('All about extras');
  expect((await app.visit(`${site.host}/extras/`)).body).toContain('All about prices');

  await publish(app, site, { prices: 'costs', extras: 'more' });
  expect(await answerOf(app, `${site.host}/prices/`)).toEqual([308, '/more/']);
  expect(await answerOf(app, `${site.host}/extras/`)).toEqual([308, '/costs/']);
});

test('in another design only pages of the same kind are redirected to', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app, { files: standing({ prices: 'prices', levels: 'the-levels' }) });
  await publish(app, site, { prices: 'tariff', tides: 'the-tides' });

  expect(await answerOf(app, `${site.host}/prices/`)).toEqual([308, '/tariff/']);
  expect(await answerOf(app, `${site.host}/the-levels/`)).toBe(404);
});

test('a release that does not name its pages’ addresses redirects nowhere, and no address redirects to it', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app, { files: usual });
  await publish(app, site, { prices: 'preise' });
  expect(await answerOf(app, `${site.host}/prices/`)).toBe(404);

  await site.publish(site.releaseId);
  app.pass(1_000);
  expect(await answerOf(app, `${site.host}/prices/`)).toBe(200);
  expect(await answerOf(app, `${site.host}/preise/`)).toBe(404);
});

test('an unpublished address redirects nowhere, and a preview serves only its own pages', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app, { files: standing({ prices: 'prices' }) });
  const tried = await site.build(standing({ prices: 'tried' }));
  expect(await answerOf(app, `${site.host}/tried/`)).toBe(404);

  const preview = `${app.services.siteOrigins.previewName(tried)}.sites.shop.example`;
  expect(await answerOf(app, `${preview}/prices/`)).toBe(404);
  expect(await answerOf(app, `${preview}/tried/`)).toBe(200);
});

test('two sites share no addresses', async () => {
  const app = await createTestApp();
  const one = await openPublishedSite(app, { files: standing({ prices: 'prices' }) });
  const other = await openPublishedSite(app, { name: 'other', files: standing({ prices: 'tariff' }) });
  await publish(app, other, { prices: 'costs' });

  expect(await answerOf(app, `${one.host}/tariff/`)).toBe(404);
  expect(await answerOf(app, `${other.host}/prices/`)).toBe(404);
});

test('a process that has not seen another’s publication yet sends no visitor back', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app, { files: standing({ prices: 'prices' }) });
  expect(await answerOf(app, `${site.host}/prices/`)).toBe(200);
  await site.publish(await site.build(standing({ prices: 'preise' })));
  app.pass(300);

  expect(await answerOf(app, `${site.host}/prices/`)).toBe(200);
  expect(await answerOf(app, `${site.host}/preise/`)).toBe(404);
  app.pass(700);
  expect(await answerOf(app, `${site.host}/prices/`)).toEqual([308, '/preise/']);
});

/** A database that counts its reads, and fails them while it is away. */
function counting() {
  const asked = { count: 0, isAway: false };
  const wrap = (database: Database): Database => ({
    ...database,
    db: new Proxy(database.db, {
      get(db, name) {
        if (name === 'select') {
          asked.count += 1;
          if (asked.isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        }
        const found: unknown = Reflect.get(db, name);
        return typeof found === 'function' ? found.bind(db) : found;
      },
    }),
  });
  return { asked, wrap };
}

test('a site that was published two hundred times finds all its earlier addresses in one read', async () => {
  const { asked, wrap } = counting();
  const app = await createTestApp({ wrap });
  const site = await openPublishedSite(app, { files: standing({ prices: 'prices' }) });
  const at = new Date('2026-11-20T13:00:00Z');
  const earlier = Array.from({ length: 200 }, (_, place) => ({
    id: randomUUID(),
    address: `prices-${place}`,
  }));
  await keep(
    app,
    releases,
    earlier.map(({ id, address }) => ({
      id,
      siteId: site.siteId,
      hash: id,
      version: 1,
      state: 'built',
      pages: { '': 'index.html', prices: `${address}/index.html` },
      createdAt: at,
    })),
  );
  await keep(
    app,
    sitePublications,
    earlier.map(({ id }) => ({ siteId: site.siteId, releaseId: id, at })),
  );
  await publish(app, site, { prices: 'costs' });
  expect(await answerOf(app, `${site.host}/nothing/`)).toBe(404);

  asked.count = 0;
  for (const { address } of earlier) {
    expect(await answerOf(app, `${site.host}/${address}`)).toEqual([308, '/costs/']);
    expect(await answerOf(app, `${site.host}/not-${address}`)).toBe(404);
  }
  expect(asked.count).toBe(0);
});

test('while the database is away no visitor is told that a page is gone that may only have moved', async () => {
  const { asked, wrap } = counting();
  const app = await createTestApp({ wrap });
  const site = await openPublishedSite(app, { files: standing({ prices: 'prices' }) });
  await publish(app, site, { prices: 'preise' });
  // No page was ever there, so it is not looked up.
  expect(await answerOf(app, `${site.host}/wp-login.php`)).toBe(404);
  asked.isAway = true;
  expect(await answerOf(app, `${site.host}/prices/`)).toBe(503);
  expect(await answerOf(app, `${site.host}/wp-login.php`)).toBe(404);

  asked.isAway = false;
  expect(await answerOf(app, `${site.host}/prices/`)).toEqual([308, '/preise/']);
  // Known pages stay available.
  asked.isAway = true;
  app.pass(60_000);
  expect(await answerOf(app, `${site.host}/prices/`)).toEqual([308, '/preise/']);
});
