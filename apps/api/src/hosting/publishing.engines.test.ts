import { expect, test } from 'vitest';
import { createTestApp } from '../testing/createTestApp.ts';
import { createHostingRepository } from './hosting.repository.ts';
import { createHosting } from './hosting.service.ts';
import { createStandings } from './standings.ts';
import { openPublishedSite, page, usual } from './hosting.fixtures.ts';

const next = {
  'index.html': page('Sharp, anew'),
  '404.html': page('No such page'),
  'assets/site-5e6f.css': { type: 'text/css; charset=utf-8', content: 'h1{color:blue}' },
};

test('another process serves a publication a second later, and nothing of it before', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app);
  const { database, siteOrigins, limits, now } = app.services;
  const other = createHosting({ database, origins: siteOrigins, limits, now });
  const releaseThere = async () => (await other.standings.find('name sharp'))?.releaseId;
  expect(await releaseThere()).toBe(site.releaseId);

  const id = await site.build(next);
  await site.publish(id);
  expect(await releaseThere()).toBe(site.releaseId);
  app.pass(999);
  expect(await releaseThere()).toBe(site.releaseId);
  app.pass(1);
  expect(await releaseThere()).toBe(id);

  await site.publish(site.releaseId);
  app.pass(1_000);
  expect(await releaseThere()).toBe(site.releaseId);
});

test('an open page still finds its files after another publication, and no page of its own release', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app);
  await app.visit(site.host);
  await site.publish(await site.build(next));
  app.pass(1_000);

  expect((await app.visit(site.host)).body).toContain('Sharp, anew');
  const style = await app.visit(`${site.host}/assets/site-1a2b.css`);
  expect([style.statusCode, style.body]).toEqual([200, usual['assets/site-1a2b.css']!.content]);
  expect((await app.visit(`${site.host}/prices/`)).statusCode).toBe(404);
  expect((await app.visit(`${site.host}/assets/site-0000.css`)).statusCode).toBe(404);

  // Published again, it finds the files of the release after it.
  await site.publish(site.releaseId);
  app.pass(1_000);
  expect((await app.visit(`${site.host}/prices/`)).statusCode).toBe(200);
  expect((await app.visit(`${site.host}/assets/site-5e6f.css`)).statusCode).toBe(200);
});

test('a process that has not seen a publication yet serves the files of its pages', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app);
  expect((await app.visit(`${site.host}/assets/site-0000.css`)).statusCode).toBe(404);
  await site.publish(await site.build(next));
  app.pass(300);

  expect((await app.visit(site.host)).body).not.toContain('Sharp, anew');
  expect((await app.visit(`${site.host}/assets/site-5e6f.css`)).statusCode).toBe(200);
});

test('an unpublished release is served at its own address alone', async () => {
  const app = await createTestApp();
  const site = await openPublishedSite(app);
  const id = await site.build(next);

  expect((await app.visit(`${site.host}/assets/site-5e6f.css`)).statusCode).toBe(404);
  const preview = `${app.services.siteOrigins.previewName(id)}.sites.shop.example`;
  expect((await app.visit(`${preview}/assets/site-5e6f.css`)).statusCode).toBe(200);
});

test('two sites serve nothing of each other', async () => {
  const app = await createTestApp();
  const one = await openPublishedSite(app);
  const other = await openPublishedSite(app, { name: 'other', files: next });

  expect((await app.visit(`${other.host}/assets/site-1a2b.css`)).statusCode).toBe(404);
  expect((await app.visit(`${one.host}/assets/site-5e6f.css`)).statusCode).toBe(404);
});

test('a thousand hosts cost two queries: one when they are requested, and one a second later', async () => {
  const asked: number[] = [];
  const app = await createTestApp();
  const site = await openPublishedSite(app);
  const { database, now } = app.services;
  const repository = createHostingRepository(database);
  const standings = createStandings({
    read: (keys) => {
      asked.push(keys.length);
      return repository.standings(keys);
    },
    now,
  });
  const names = ['sharp', ...Array.from({ length: 999 }, (_, place) => `nobody-${place}`)];
  const visitAll = () => Promise.all(names.map(async (name) => standings.find(`name ${name}`)));

  const [sharp, ...others] = await visitAll();
  expect(sharp).toMatchObject({ releaseId: site.releaseId });
  expect(others).toEqual(Array(999).fill(undefined));
  await visitAll();
  expect(asked).toEqual([1_000]);
  app.pass(1_000);
  await visitAll();
  expect(asked).toEqual([1_000, 1_000]);

  // Any other change is seen as well, and one that was undone in between.
  await site.rename('sharper', new Date('2027-01-01'));
  app.pass(1_000);
  expect(await standings.find('name sharp')).toMatchObject({ earlier: { leadsTo: 'sharper' } });
  await site.change({ pausedAt: now() });
  expect(await standings.find('name sharper')).toMatchObject({ isPaused: true });
  await site.change({ pausedAt: null });
  app.pass(1_000);
  expect(await standings.find('name sharper')).toMatchObject({ isPaused: false });
});
