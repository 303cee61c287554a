import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from '../database/database.ts';
import * as tables from '../database/schema.ts';
import { firstEdition } from './createPlainBuilder.ts';

/** The website of an order, with data in every part of it. */
export async function fillSite(
  transaction: Transaction,
  { orderId, business, at }: { orderId: string; business: string; at: Date },
) {
  const siteId = randomUUID();
  const releaseId = randomUUID();
  const pictureId = randomUUID();
  const name = `site-${siteId.slice(0, 8)}`;
  const content = Buffer.from(`<h1>${business}</h1>`);
  const size = content.length;
  const hash = createHash('sha256').update(content).digest('hex');

  await transaction
    .insert(tables.sites)
    .values({ id: siteId, orderId, templateId: 'barbershop-classic', version: 1, createdAt: at });
  await transaction.insert(tables.siteVersions).values({
    siteId,
    number: 1,
    templateId: 'barbershop-classic',
    content: { business: { name: business } },
    options: {},
    savedBy: 'buyer',
    savedAt: at,
  });
  await transaction.insert(tables.siteSuggestions).values({
    siteId,
    id: randomUUID(),
    version: 1,
    note: `A letter was missing, ${business}.`,
    changes: [{ path: 'business.name', value: `${business}.`, state: 'open' }],
    createdAt: at,
  });
  await transaction.insert(tables.siteNames).values({ name, siteId, createdAt: at });
  await transaction.insert(tables.siteDomains).values({ domain: `${name}.example`, siteId, createdAt: at });
  await transaction.insert(tables.sitePictures).values({
    id: pictureId,
    siteId,
    file: 'front.jpg',
    name: `${business}.jpg`,
    size: size + 1,
    received: size,
    state: 'arriving',
    createdAt: at,
  });
  await transaction.insert(tables.sitePicturePieces).values({ pictureId, start: 0, content });
  await transaction.insert(tables.blobs).values({ hash, content, createdAt: at }).onConflictDoNothing();
  await transaction.insert(tables.releases).values({
    id: releaseId,
    siteId,
    hash,
    version: 1,
    templateVersion: firstEdition,
    state: 'built',
    files: { 'index.html': { hash, type: 'text/html; charset=utf-8', size, immutable: false } },
    createdAt: at,
  });
  await transaction.insert(tables.sitePublications).values({ siteId, releaseId, at });
  await transaction.insert(tables.siteEntries).values({
    id: randomUUID(),
    siteId,
    form: 'contact',
    fields: [{ label: 'Your message', value: `Is ${business} open?` }],
    suspicious: false,
    createdAt: at,
  });
  await transaction.insert(tables.siteVisits).values({ siteId, day: '2026-11-21', path: '/', visits: 3 });
  return { siteId, releaseId };
}
