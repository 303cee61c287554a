import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as tables from '../../database/schema.ts';
import { createPlainBuilder } from '../../testing/createPlainBuilder.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { fillShop } from '../../testing/fillShop.ts';
import { aSitePicture, keep } from '../../testing/seed.ts';
import { ada, dumpOf, erase, password, passwordHash } from './privacy.fixtures.ts';

const at = new Date('2026-11-21T09:00:00Z');
const day = 24 * 60 * 60_000;
const traces = /adalbertine|sharpington|adals/i;

/** Ada's website is published. Since then she has written more, and removed a photograph from it. */
async function openPublished() {
  const plain = createPlainBuilder();
  const app = await createTestApp({ siteBuilder: plain.builder });
  const { headers } = await fillShop(app, { who: ada, passwordHash });
  const [site] = await app.rows(tables.sites);
  const [release] = await app.rows(tables.releases);
  const [named] = await app.rows(tables.siteNames);
  const siteId = site!.id;
  const shown = release!.files['index.html']!.hash;
  const size = (hash: string) => ({ format: 'avif' as const, width: 1, height: 1, hash, size: 1 });
  const picture = (file: string, hash: string) =>
    aSitePicture(siteId, { file, name: `${ada.firstName} at work.jpg`, state: 'ready', sizes: [size(hash)] });

  await app.services.database.durable((transaction) =>
    transaction
      .update(tables.sites)
      .set({ publishedReleaseId: release!.id, version: 2 })
      .where(eq(tables.sites.id, siteId)),
  );
  await keep(app, tables.siteVersions, [
    {
      siteId,
      number: 2,
      templateId: 'barbershop-classic',
      content: { draft: 'Nobody has read this.' },
      options: {},
      savedBy: 'buyer',
      savedAt: at,
    },
  ]);
  await keep(app, tables.releases, [
    { id: randomUUID(), siteId, hash: 'draft', version: 2, state: 'built', createdAt: at },
  ]);
  const seen = picture('shown.jpg', shown);
  await keep(app, tables.sitePictures, [seen, picture('taken-out.jpg', 'other')]);
  await keep(app, tables.sitePicturePieces, [
    { pictureId: seen.id, start: 0, content: Buffer.from('as it was sent') },
  ]);
  const { token } = (await app.rows(tables.orders)).find(({ id }) => id === site!.orderId)!;
  const originals = async () => (await app.get(`/orders/${token}/status`)).json().order.pictures;

  const visit = async () => {
    app.pass(2_000);
    return app.visit(`${named!.name}.sites.shop.example/`);
  };
  expect((await visit()).statusCode).toBe(200);
  return { app, plain, headers, siteId, releaseId: release!.id, shown, visit, originals };
}

const rowsOf = async (app: TestApp) => ({
  sites: await app.rows(tables.sites),
  versions: await app.rows(tables.siteVersions),
  releases: await app.rows(tables.releases),
  pictures: await app.rows(tables.sitePictures),
  publications: await app.rows(tables.sitePublications),
  names: await app.rows(tables.siteNames),
});

test('a website stays online after its owner’s erasure, unless they choose otherwise, and only with the parts that visitors see', async () => {
  const { app, headers, siteId, releaseId, visit, originals } = await openPublished();
  expect(await originals()).toHaveLength(1);
  expect((await erase(app, headers)).statusCode).toBe(204);

  const page = await visit();
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(ada.business)]);
  expect(await rowsOf(app)).toMatchObject({
    sites: [{ id: siteId, publishedReleaseId: releaseId, version: 1 }],
    versions: [{ number: 1 }],
    releases: [{ id: releaseId }],
    pictures: [{ file: 'shown.jpg', name: 'shown.jpg' }],
    publications: [{ releaseId }],
    names: [{ siteId }],
  });
  expect(await originals()).toEqual([]);
  for (const gone of [tables.siteEntries, tables.siteVisits, tables.siteDomains, tables.sitePicturePieces]) {
    expect(await app.rows(gone)).toEqual([]);
  }
  const { siteVersions: content, ...rest } = await dumpOf(app);
  expect(content).toContain(ada.business);
  expect(Object.values(rest).join('\n')).not.toMatch(traces);

  // The desk can still edit it, and none of it is deleted later.
  const admin = await app.signIn({ role: 'admin' });
  const orderId = (await app.rows(tables.sites))[0]!.orderId;
  const atDesk = await app.get(`/admin/orders/${orderId}/site`, admin.headers);
  expect([atDesk.statusCode, atDesk.json().state]).toEqual([200, 'live']);
  app.pass(3 * day);
  await app.services.retention.clearAway();
  expect((await visit()).statusCode).toBe(200);
});

/** The pages that visitors see after her erasure, with these details of her business. */
async function leaveOnline(business: object) {
  const { app, plain, headers, siteId } = await openPublished();
  await app.services.database.durable((transaction) =>
    transaction
      .update(tables.siteVersions)
      .set({ content: { business: { name: ada.business, ...business } } })
      .where(eq(tables.siteVersions.siteId, siteId)),
  );
  await erase(app, headers);
  await app.services.queue.runDue();
  const [site] = await app.rows(tables.sites);
  const publications = await app.rows(tables.sitePublications);
  return { app, site: site!, published: publications.at(-1)!.releaseId, built: plain.built };
}

test.each([
  ['names no address', {}],
  ['names what is no address', { mail: 'at the counter' }],
])('after its owner’s erasure, a website that %s is shown without forms', async (_which, business) => {
  const { app, site, published, built } = await leaveOnline(business);
  expect(built).toMatchObject([{ formsAt: null, content: { business: { name: ada.business } } }]);
  expect(published).toBe(site.publishedReleaseId);
  expect(await app.rows(tables.jobs)).toEqual([]);

  // The desk publishes an earlier release: its forms are back, until it is rebuilt.
  const admin = await app.signIn({ role: 'admin' });
  const root = `/admin/orders/${site.orderId}/site`;
  const before = (await app.rows(tables.releases)).find(({ id }) => id !== site.publishedReleaseId);
  await app.send('POST', `${root}/publication`, { release: before!.id }, admin.headers);
  await app.services.queue.runDue();
  expect((await app.rows(tables.sites))[0]!.publishedReleaseId).toBe(site.publishedReleaseId);
  const packed = await app.get(`${root}/files.zip`, admin.headers);
  expect(packed.body).toContain('"formsAt":null');
});

test('a website with an address of its own keeps its forms: they are mailed there', async () => {
  const { built } = await leaveOnline({ mail: 'hello@sharpington.example' });
  expect(built).toMatchObject([{ formsAt: '' }]);
});

test('a proven domain of its own stays with it', async () => {
  const { app, headers, visit } = await openPublished();
  await app.services.database.durable((transaction) =>
    transaction.update(tables.siteDomains).set({ provenAt: at }),
  );
  await erase(app, headers, password, { websites: 'keep' });

  expect((await visit()).statusCode).toBe(200);
  expect(await app.rows(tables.siteDomains)).toHaveLength(1);
});

test('a website that its owner takes down is gone at once, and its bytes within days', async () => {
  const { app, headers, visit, shown } = await openPublished();
  expect((await erase(app, headers, password, { websites: 'take-down' })).statusCode).toBe(204);

  expect((await visit()).statusCode).toBe(404);
  const none = { sites: [], versions: [], releases: [], pictures: [], publications: [], names: [] };
  expect(await rowsOf(app)).toEqual(none);
  expect(Object.values(await dumpOf(app)).join('\n')).not.toMatch(traces);
  expect((await app.rows(tables.blobs)).map(({ hash }) => hash)).toEqual([shown]);
  app.pass(2 * day);
  await app.services.retention.clearAway();
  expect(await app.rows(tables.blobs)).toEqual([]);
});

test('an unpublished website is erased with its owner, with either choice', async () => {
  const app = await createTestApp();
  const { headers } = await fillShop(app, { who: ada, passwordHash });
  await erase(app, headers, password, { websites: 'keep' });

  expect(await app.rows(tables.sites)).toEqual([]);
  expect(Object.values(await dumpOf(app)).join('\n')).not.toMatch(traces);
});
