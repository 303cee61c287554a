import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sites, siteNames, sitePublications, releases, siteVisits } from '../database/schema.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { anOrder } from '../testing/seed.ts';
import { openPublishedSite } from './hosting.fixtures.ts';

const counted = async (app: TestApp) => {
  await app.services.hosting.visits.write();
  return (await app.rows(siteVisits)).map(({ day, path, visits }) => `${day} ${path} ${visits}`).toSorted();
};

test('pages are counted by day, and nothing else is', async () => {
  const app = await createTestApp();
  const { host, releaseId } = await openPublishedSite(app);
  await app.visit(host);
  const { headers } = await app.visit(`${host}/?from=a-friend`);
  await app.visit(host, { headers: { 'if-none-match': String(headers.etag) } });
  await app.visit(`${host}/prices/`);
  await app.visit(`${host}/prices`);
  await app.visit(`${host}/nothing`);
  await app.visit(`${host}/robots.txt`);
  await app.visit(`${host}/assets/site-1a2b.css`);
  await app.visit(host, { method: 'HEAD' });
  await app.visit(host, { headers: { 'sec-purpose': 'prefetch' } });
  await app.visit(host, { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } });
  await app.visit(host, { headers: { 'user-agent': '' } });
  await app.visit(`${app.services.siteOrigins.previewName(releaseId)}.sites.shop.example`);
  expect(await counted(app)).toEqual(['2026-11-21 / 3', '2026-11-21 /prices/ 1']);

  app.pass(15 * 60 * 60_000);
  await app.visit(host);
  expect(await counted(app)).toEqual(['2026-11-21 / 3', '2026-11-21 /prices/ 1', '2026-11-22 / 1']);
});

test('the counts of two processes add up, whichever writes first', async () => {
  const app = await createTestApp();
  const { siteId } = await openPublishedSite(app);
  const { createHostingRepository } = await import('./hosting.repository.ts');
  const repository = createHostingRepository(app.services.database);
  const pages = ['/', '/a/', '/b/', '/c/'].map((path) => ({ siteId, day: '2026-11-21', path, visits: 1 }));
  await Promise.all(Array.from({ length: 20 }, () => repository.addVisits(pages)));

  expect(await counted(app)).toEqual(['/', '/a/', '/b/', '/c/'].map((path) => `2026-11-21 ${path} 20`));
});

test('visits of a deleted site keep no other from being counted', async () => {
  const app = await createTestApp();
  const gone = await openPublishedSite(app);
  const there = await openPublishedSite(app, { name: 'other', order: anOrder() });
  await app.visit(gone.host);
  await app.visit(there.host);
  await app.services.database.durable(async (transaction) => {
    for (const table of [sitePublications, releases, siteNames]) {
      await transaction.delete(table).where(eq(table.siteId, gone.siteId));
    }
    await transaction.delete(sites).where(eq(sites.id, gone.siteId));
  });

  expect(await counted(app)).toEqual(['2026-11-21 / 1']);
});

test('a failed write is repeated later, and the rest is written when the server stops', async () => {
  let isAway = true;
  const app = await createTestApp({
    wrap: (database) => ({
      ...database,
      durable: (work) =>
        database.durable(async (transaction) => {
          const done = await work(transaction);
          const rows = await transaction.select().from(siteVisits);
          if (isAway && rows.length > 0) throw Object.assign(new Error('away'), { code: 'ECONNRESET' });
          return done;
        }),
    }),
  });
  const { host } = await openPublishedSite(app);
  await app.visit(host);
  await expect(app.services.hosting.visits.write()).rejects.toThrow('away');
  expect(await app.rows(siteVisits)).toEqual([]);
  isAway = false;
  await app.visit(host);
  await app.app.close();

  expect(await app.rows(siteVisits)).toMatchObject([{ path: '/', visits: 2 }]);
});
