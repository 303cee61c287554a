// The server of the sites' hosts over a real database, for scripts/bench/hosting.mjs.
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { isNull, sql } from 'drizzle-orm';
import { createSiteOrigins } from '../addresses/siteOrigins.ts';
import { openPglite } from '../database/pglite/openPglite.ts';
import { blobs, orders, releases, siteNames, sites } from '../database/schema.ts';
import { openServer } from '../http/openServer.ts';
import { createLimits } from '../limits/limits.ts';
import { createMemoryCounter } from '../limits/memoryCounter.ts';
import { anOrder, keep } from '../testing/seed.ts';
import { buildHosting } from './buildHosting.ts';
import { hashOf, html } from './hosting.fixtures.ts';
import { createHostingRepository } from './hosting.repository.ts';
import { createHosting } from './hosting.service.ts';
import { createReleaseCache } from './releases.ts';

const [dataDir = '', workerFile = '', howMany = '0', mostBytes = '0'] = process.argv.slice(2);
const siteUrl = 'http://shop.example';
const sitesHost = 'sites.shop.example';
/** The size of a home page, compressed. */
const pageBytes = 18_000;
const together = 50;

const now = () => new Date();
const database = openPglite({
  dataDir,
  workerFile: pathToFileURL(workerFile),
  minFreeSpace: 0,
  log: () => undefined,
});
await database.opened;
for (let first = 0; first < Number(howMany); first += together) await openSites(first);

let read = 0;
const repository = createHostingRepository(database);
const counter = createMemoryCounter({ now });
const hosting = await buildHosting(
  {
    ...createHosting({
      database,
      origins: createSiteOrigins({ siteUrl, sitesHost, secret: 'of the measurement' }),
      limits: createLimits({ counter, own: counter, off: true }),
      now,
    }),
    releases: createReleaseCache(
      {
        ...repository,
        brotli: (hash) => {
          read += 1;
          return repository.brotli(hash);
        },
      },
      Number(mostBytes),
    ),
  },
  { siteUrl, sitesHost, logger: false, slowestReader: 30_000, mailIsWaiting: () => undefined },
);
const app = openServer({ siteUrl, logger: false, before: hosting.before });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: (app.server.address() as AddressInfo).port });
process.on('message', () => {
  process.send!({ read, rss: process.memoryUsage.rss(), cpu: process.cpuUsage() });
  read = 0;
});
process.once('disconnect', () => process.exit());

/** As many as query the database at once, each with a page of its own. */
async function openSites(first: number) {
  const made = Array.from({ length: together }, (_, place) => ({
    name: `site-${first + place}`,
    order: anOrder(),
    siteId: randomUUID(),
    releaseId: randomUUID(),
    packed: randomBytes(pageBytes),
  }));
  const at = now();
  const shop = { services: { database } };
  await keep(
    shop,
    orders,
    made.map(({ order }) => order),
  );
  await keep(
    shop,
    sites,
    made.map(({ siteId, order }) => ({
      id: siteId,
      orderId: order.id,
      templateId: order.templateId,
      version: 1,
      createdAt: at,
    })),
  );
  await keep(
    shop,
    siteNames,
    made.map(({ name, siteId }) => ({ name, siteId, createdAt: at })),
  );
  await keep(
    shop,
    blobs,
    // Every browser asks for the compressed form.
    made.map(({ packed }) => ({
      hash: hashOf(packed),
      content: Buffer.of(),
      brotli: packed,
      createdAt: at,
    })),
  );
  await keep(
    shop,
    releases,
    made.map(({ releaseId, siteId, packed }) => ({
      id: releaseId,
      siteId,
      hash: releaseId,
      version: 1,
      state: 'built' as const,
      files: { 'index.html': { hash: hashOf(packed), type: html, size: packed.length, immutable: false } },
      createdAt: at,
    })),
  );
  await database.durable((transaction) =>
    transaction
      .update(sites)
      .set({
        publishedReleaseId: sql`(select ${releases.id} from ${releases} where ${releases.siteId} = ${sites.id})`,
      })
      .where(isNull(sites.publishedReleaseId)),
  );
}
