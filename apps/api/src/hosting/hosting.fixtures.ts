import { createHash, randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import {
  blobs,
  orders,
  releases,
  siteDomains,
  siteNames,
  sitePublications,
  sites,
} from '../database/schema.ts';
import type { TestApp } from '../testing/createTestApp.ts';
import { anOrder, keep } from '../testing/seed.ts';

const at = new Date('2026-11-20T12:00:00Z');

export const html = 'text/html; charset=utf-8';
export const css = 'text/css; charset=utf-8';

interface File {
  type: string;
  content: string | Buffer;
  headers?: Record<string, string>;
  /** The slug of the page in its design. */
  page?: string;
}

export const page = (words: string): File => ({ type: html, content: `<!doctype html><h1>${words}</h1>` });

/** A picture, or something as long as one. */
export const picture: File = { type: 'image/avif', content: Buffer.from('0123456789'.repeat(10)) };

/** The files of a typical release. */
export const usual: Record<string, File> = {
  'index.html': page('Sharp & Sons'),
  'prices/index.html': page('Prices'),
  '404.html': page('No such page of ours'),
  'robots.txt': { type: 'text/plain; charset=utf-8', content: 'User-agent: *\n' },
  'assets/site-1a2b.css': { type: css, content: 'h1{color:red}'.repeat(100) },
  'assets/front-3c4d.avif': picture,
  'forms/contact/sent/index.html': page('Thank you'),
};

export const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** A site with a name, of a buyer who paid. */
export async function openSite(
  app: TestApp,
  { name = 'sharp', order = anOrder() }: { name?: string; order?: ReturnType<typeof anOrder> } = {},
) {
  const siteId = randomUUID();
  await keep(app, orders, [order]);
  await keep(app, sites, [
    { id: siteId, orderId: order.id, templateId: order.templateId, version: 1, createdAt: at },
  ]);
  await keep(app, siteNames, [{ name, siteId, createdAt: at }]);
  const { database } = app.services;

  /** Stores a release as it is once it is built. Styles and pictures are named by their content. */
  const build = async (files: Record<string, File> = usual) => {
    const id = randomUUID();
    const named = Object.entries(files).flatMap(([path, { page: slug }]) =>
      slug === undefined ? [] : [[slug, path] as const],
    );
    const all = Object.entries(files).map(([path, { content, page: _slug, ...file }]) => ({
      path,
      ...file,
      content: Buffer.from(content),
      hash: hashOf(content),
      immutable: path.startsWith('assets/'),
    }));
    await database.durable(async (transaction) => {
      await transaction
        .insert(blobs)
        .values(
          all.map(({ content, hash, type }) => ({
            hash,
            content,
            brotli: type.startsWith('text/') ? brotliCompressSync(content) : null,
            createdAt: at,
          })),
        )
        .onConflictDoNothing();
      await transaction.insert(releases).values({
        id,
        siteId,
        hash: id,
        version: 1,
        state: 'built',
        files: Object.fromEntries(
          all.map(({ path, content, ...file }) => [path, { ...file, size: content.length }]),
        ),
        pages: named.length > 0 ? Object.fromEntries(named) : null,
        createdAt: at,
      });
    });
    return id;
  };
  const change = (values: Partial<typeof sites.$inferInsert>) =>
    database.durable((transaction) => transaction.update(sites).set(values).where(eq(sites.id, siteId)));

  return {
    siteId,
    host: `${name}.sites.shop.example`,
    build,
    change,
    /** Publishes a release; visitors see it from the next second on. */
    publish: async (releaseId: string) => {
      await database.durable(async (transaction) => {
        await transaction.update(sites).set({ publishedReleaseId: releaseId }).where(eq(sites.id, siteId));
        await transaction.insert(sitePublications).values({ siteId, releaseId, at });
      });
    },
    /** Makes it available at its owner's domain. */
    addDomain: (domain: string, provenAt: Date | null = at) =>
      keep(app, siteDomains, [{ domain, siteId, provenAt, createdAt: at }]),
    dropDomains: () =>
      database.durable((transaction) =>
        transaction.delete(siteDomains).where(eq(siteDomains.siteId, siteId)),
      ),
    /** Renames it. The former name redirects until then. */
    rename: (to: string, leadsUntil: Date) =>
      database.durable(async (transaction) => {
        await transaction.update(siteNames).set({ leadsUntil }).where(eq(siteNames.siteId, siteId));
        await transaction.insert(siteNames).values({ name: to, siteId, createdAt: at });
      }),
  };
}

/** The same, with a published release. */
export async function openPublishedSite(
  app: TestApp,
  options: Parameters<typeof openSite>[1] & { files?: Record<string, File> } = {},
) {
  const site = await openSite(app, options);
  const releaseId = await site.build(options.files);
  await site.publish(releaseId);
  return { ...site, releaseId };
}
