import type { ReleaseInput } from '@awning/release/release';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import {
  blobs,
  orders,
  releases,
  siteDomains,
  siteNames,
  sitePublications,
  siteVersions,
  sites,
} from '../../../database/schema.ts';
import { lockName } from '../../../database/lockName.ts';
import { noteChange, type AuditEntry } from '../../../records/auditLog.ts';
import { readReady } from '../pictures/pictures.repository.ts';
import { holdSite, upToDate, type HeldSite } from '../siteChanges.repository.ts';
import { keepNotice, type Notice } from '../workshop/messages.repository.ts';

export type ReleaseRow = typeof releases.$inferSelect;

/** The data from which a release is made, in its present state. */
export interface ReleaseSource {
  orderId: string;
  templateId: string;
  /** The name of the site. */
  name: string;
  /** The domain of its owner's that leads to it, if one does. */
  domain: string | null;
  /** Whether the account of its owner is gone. */
  isLeft: boolean;
  version: number;
  content: Record<string, unknown>;
  options: Record<string, unknown>;
  /** Its photographs, by their names in content: the ready ones, or those that a release was made with. */
  pictures: ReleaseInput['pictures'];
}

/** The published release, and the data from which it would be made now. */
export interface PublishedRelease extends Pick<ReleaseRow, 'id' | 'hash' | 'templateVersion'> {
  source: ReleaseSource;
}

/** The fields that are stored when a release is requested. */
type NewRelease = Pick<
  ReleaseRow,
  'id' | 'hash' | 'version' | 'origin' | 'templateVersion' | 'pictures' | 'createdAt'
>;

/** Identifies the site: the desk knows orders by their ids, a buyer by the link. */
export type SiteKey = { orderId: string } | { token: string };

/** Bytes to be stored under their hash. */
export interface NewBlob {
  hash: string;
  content: Buffer;
  brotli: Buffer | null;
}

/** A build relied on bytes that are gone. The next try stores them again. */
export class BlobGone extends Error {
  override name = 'BlobGone';
}

/** Publishes a release in the place of another, if that one is still published. */
async function show(
  transaction: Transaction,
  { id, siteId, takesPlaceOf, at }: { id: string; siteId: string; takesPlaceOf: string; at: Date },
) {
  const shown = await transaction
    .update(sites)
    .set({ publishedReleaseId: id })
    .where(and(eq(sites.id, siteId), eq(sites.publishedReleaseId, takesPlaceOf)))
    .returning({ id: sites.id });
  if (shown.length > 0) await transaction.insert(sitePublications).values({ siteId, releaseId: id, at });
}

/** The number of blobs that are inserted at once. */
const together = 20;

export type ReleasesRepository = ReturnType<typeof createReleasesRepository>;

/** Stores releases, and the bytes of their files. */
export function createReleasesRepository({ db, durable }: Database) {
  const sources = () =>
    db
      .select({
        siteId: sites.id,
        orderId: sites.orderId,
        templateId: siteVersions.templateId,
        name: siteNames.name,
        domain: siteDomains.domain,
        isLeft: sql<boolean>`${orders.customerEmail} = ''`,
        version: siteVersions.number,
        content: siteVersions.content,
        options: siteVersions.options,
      })
      .from(sites)
      .innerJoin(orders, eq(orders.id, sites.orderId))
      .innerJoin(siteNames, and(eq(siteNames.siteId, sites.id), isNull(siteNames.leadsUntil)))
      .leftJoin(siteDomains, and(eq(siteDomains.siteId, sites.id), isNotNull(siteDomains.provenAt)));

  /** @param pictures those of a release; without them, those that are ready now */
  const asBuilt = async <
    Row extends { siteId: string; templateId: string; content: ReleaseSource['content'] },
  >(
    { siteId, ...row }: Row,
    pictures: ReleaseInput['pictures'] | null = null,
  ) => ({
    ...upToDate(row),
    pictures: pictures ?? (await readReady(db, siteId)),
  });

  return {
    /** The data for a release of an order's site: its last version and its photographs, or others. */
    async source(
      orderId: string,
      { version, pictures }: Partial<Pick<ReleaseRow, 'version' | 'pictures'>> = {},
    ): Promise<ReleaseSource | undefined> {
      const [row] = await sources()
        .innerJoin(
          siteVersions,
          and(eq(siteVersions.siteId, sites.id), eq(siteVersions.number, version ?? sites.version)),
        )
        .where(eq(sites.orderId, orderId));
      return row && asBuilt(row, pictures);
    },

    /** A release that is still to be built, and its data. */
    async toBuild(releaseId: string): Promise<{ release: ReleaseRow; source: ReleaseSource } | undefined> {
      const [release] = await db
        .select()
        .from(releases)
        .where(and(eq(releases.id, releaseId), inArray(releases.state, ['waiting', 'building'])));
      if (!release) return undefined;
      const [row] = await sources()
        .innerJoin(
          siteVersions,
          and(eq(siteVersions.siteId, sites.id), eq(siteVersions.number, release.version)),
        )
        .where(eq(sites.id, release.siteId));
      return row && { release, source: await asBuilt(row, release.pictures) };
    },

    /** The published release of an order's site, and the data it was made from. */
    async published(key: SiteKey): Promise<PublishedRelease | undefined> {
      const [found] = await db
        .select({
          orderId: sites.orderId,
          id: releases.id,
          hash: releases.hash,
          version: releases.version,
          templateVersion: releases.templateVersion,
          pictures: releases.pictures,
        })
        .from(sites)
        .innerJoin(orders, eq(orders.id, sites.orderId))
        .innerJoin(releases, eq(releases.id, sites.publishedReleaseId))
        .where('token' in key ? eq(orders.token, key.token) : eq(orders.id, key.orderId));
      const source = found && (await this.source(found.orderId, found));
      if (!source) return undefined;
      const { id, hash, templateVersion } = found;
      return { id, hash, templateVersion, source };
    },

    /** The bytes under a hash. */
    async blob(hash: string): Promise<Buffer | undefined> {
      const [row] = await db.select({ content: blobs.content }).from(blobs).where(eq(blobs.hash, hash));
      return row?.content;
    },

    /** One release of an order's site. */
    async find(orderId: string, releaseId: string): Promise<ReleaseRow | undefined> {
      const [row] = await db
        .select({ release: releases })
        .from(releases)
        .innerJoin(sites, eq(sites.id, releases.siteId))
        .where(and(eq(sites.orderId, orderId), eq(releases.id, releaseId)));
      return row?.release;
    },

    /**
     * Requests a release, unless there is a reason not to. An existing release with the same hash is returned; if it
     * failed, it is tried again.
     */
    ask<Refusal>(
      orderId: string,
      release: NewRelease,
      {
        refusalOf,
        send,
        entry,
      }: {
        refusalOf: (held: HeldSite) => Refusal | undefined;
        /** Sends the job that builds it. */
        send: (transaction: Transaction, releaseId: string) => Promise<void>;
        entry: (releaseId: string) => AuditEntry | undefined;
      },
    ): Promise<{ refusal: Refusal } | { id: string } | undefined> {
      return holdSite({ durable }, orderId, async (held, transaction) => {
        const refusal = refusalOf(held);
        if (refusal !== undefined) return { refusal };

        const same = and(eq(releases.siteId, held.site.id), eq(releases.hash, release.hash));
        const [known] = await transaction.select().from(releases).where(same);
        const id = known?.id ?? release.id;
        if (known && known.state !== 'failed') return { id };
        if (known) {
          await transaction
            .update(releases)
            .set({ state: 'waiting', progress: 0, step: null, failure: null })
            .where(eq(releases.id, id));
        } else {
          const { id: siteId } = held.site;
          await transaction.insert(releases).values({ ...release, siteId, state: 'waiting' });
        }
        await send(transaction, id);
        const noted = entry(id);
        if (noted) await noteChange(transaction, noted);
        return { id };
      });
    },

    /**
     * Requests the published content once more, for another address or without forms. It is published as soon as it
     * is built, or only when its owner says so: then `instead` tells them. If another release is published by now,
     * nothing is written.
     */
    follow(
      orderId: string,
      release: NewRelease,
      {
        takesPlaceOf,
        instead,
        send,
      }: {
        takesPlaceOf: string;
        instead?: Notice;
        send: (transaction: Transaction, releaseId: string) => Promise<void>;
      },
    ): Promise<void> {
      return holdSite({ durable }, orderId, async ({ site, order }, transaction) => {
        if (site.publishedReleaseId !== takesPlaceOf) return;
        if (instead) await keepNotice(transaction, instead(order));
        const same = and(eq(releases.siteId, site.id), eq(releases.hash, release.hash));
        const [known] = await transaction.select().from(releases).where(same);
        if (known?.state === 'built') {
          if (!instead) {
            const { createdAt: at } = release;
            await show(transaction, { id: known.id, siteId: site.id, takesPlaceOf, at });
          }
          return;
        }
        const asked = { takesPlaceOf: instead ? null : takesPlaceOf, state: 'waiting' };
        if (known) {
          await transaction
            .update(releases)
            .set({ ...asked, progress: 0, step: null, failure: null })
            .where(same);
        } else {
          await transaction.insert(releases).values({ ...release, ...asked, siteId: site.id });
        }
        await send(transaction, known?.id ?? release.id);
      });
    },

    /** The order of the site for whose move a release was built. Undefined if the desk requested it. */
    async movedBy(releaseId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ orderId: sites.orderId })
        .from(releases)
        .innerJoin(sites, eq(sites.id, releases.siteId))
        .where(and(eq(releases.id, releaseId), isNotNull(releases.takesPlaceOf)));
      return row?.orderId;
    },

    /** Sends a message to the owner of a site, and to the desk. */
    async tell(orderId: string, notice: Notice): Promise<void> {
      await holdSite({ durable }, orderId, ({ order }, transaction) =>
        keepNotice(transaction, notice(order)),
      );
    },

    /** Stores the progress of a release. A built one stays built. */
    async note(
      releaseId: string,
      set: Pick<ReleaseRow, 'state' | 'progress' | 'step'> & Partial<Pick<ReleaseRow, 'failure'>>,
    ): Promise<void> {
      await durable((transaction) =>
        transaction
          .update(releases)
          .set(set)
          .where(and(eq(releases.id, releaseId), ne(releases.state, 'built'))),
      );
    },

    /** The number of bytes under each of these hashes, as far as they are stored. */
    async sizesOf(hashes: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (hashes.length === 0) return new Map();
      const rows = await db
        .select({ hash: blobs.hash, size: sql<number>`octet_length(${blobs.content})`.mapWith(Number) })
        .from(blobs)
        .where(inArray(blobs.hash, [...hashes]));
      return new Map(rows.map(({ hash, size }) => [hash, size]));
    },

    /** Stores the files of a release: all of them, or none. */
    finish(
      releaseId: string,
      {
        files,
        pages,
        added,
        at,
        noteMove,
      }: {
        files: ReleaseRow['files'];
        pages: ReleaseRow['pages'];
        added: readonly NewBlob[];
        at: Date;
        /** Sends the job that checks whether the release names the site's present address. */
        noteMove: (transaction: Transaction, orderId: string) => Promise<void>;
      },
    ): Promise<void> {
      const fresh = new Set(added.map(({ hash }) => hash));
      const kept = [...new Set(Object.values(files).map(({ hash }) => hash))].filter(
        (hash) => !fresh.has(hash),
      );
      return durable(async (transaction) => {
        // The site is locked first, as in all transactions that change both.
        const [site] = await transaction
          .select({ orderId: sites.orderId })
          .from(sites)
          .innerJoin(releases, eq(releases.siteId, sites.id))
          .where(eq(releases.id, releaseId))
          .for('update', { of: sites });
        // Releases share many blobs: two transactions that locked them in turns would deadlock.
        await lockName(transaction, 'blobs');
        // The update makes the clean-up wait, and then see that the blobs are needed.
        const touched =
          kept.length === 0
            ? []
            : await transaction
                .update(blobs)
                .set({ createdAt: at })
                .where(inArray(blobs.hash, kept))
                .returning({ hash: blobs.hash });
        if (touched.length < kept.length) throw new BlobGone('Some bytes of this release are gone.');

        for (let first = 0; first < added.length; first += together) {
          await transaction
            .insert(blobs)
            .values(added.slice(first, first + together).map((blob) => ({ ...blob, createdAt: at })))
            .onConflictDoUpdate({ target: blobs.hash, set: { createdAt: at } });
        }
        const [built] = await transaction
          .update(releases)
          .set({ state: 'built', progress: 100, step: null, failure: null, files, pages, builtAt: at })
          .where(eq(releases.id, releaseId))
          .returning();
        if (!site || !built?.takesPlaceOf) return;
        await show(transaction, { ...built, takesPlaceOf: built.takesPlaceOf, at });
        await noteMove(transaction, site.orderId);
      });
    },
  };
}
