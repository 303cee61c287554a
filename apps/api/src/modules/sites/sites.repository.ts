import { and, asc, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Tried } from '@awning/contract/sites/tried';
import { boughtOf, type Bought } from '@awning/shop/designs';
import type { OrderStatus } from '@awning/shop/order';
import type { Database, Transaction } from '../../database/database.ts';
import {
  orders,
  releases,
  siteDomains,
  siteNames,
  sitePictures,
  sitePublications,
  sites,
  siteSuggestions,
  siteVersions,
} from '../../database/schema.ts';
import { differencesOf, isInOurMoney, isBeingMade } from '../../records/differences.ts';
import { noteChange, type AuditEntry } from '../../records/auditLog.ts';
import { takeFirstFree } from './names/names.repository.ts';
import { upToDate, type SuggestionRow, type VersionRow } from './siteChanges.repository.ts';

/** The number of rows shown of lists that grow without a limit. */
const shown = 50;

/** The fields of an order that go into the first version of its site. */
export interface SiteOrder {
  id: string;
  status: OrderStatus;
  templateId: string;
  customerName: string;
  customerBusiness: string | null;
  tried: Tried | null;
}

export interface NewSite {
  site: typeof sites.$inferInsert;
  version: VersionRow;
  /** Names for the site, the best first. */
  names: Iterable<string>;
  audit: AuditEntry | undefined;
}

export type WholeSite = NonNullable<Awaited<ReturnType<SitesRepository['find']>>>;
export type SitesRepository = ReturnType<typeof createSitesRepository>;

const releaseColumns = {
  id: releases.id,
  version: releases.version,
  state: releases.state,
  progress: releases.progress,
  step: releases.step,
  failure: releases.failure,
  createdAt: releases.createdAt,
  builtAt: releases.builtAt,
};

const pictureColumns = {
  id: sitePictures.id,
  file: sitePictures.file,
  name: sitePictures.name,
  size: sitePictures.size,
  received: sitePictures.received,
  state: sitePictures.state,
  refusal: sitePictures.refusal,
  width: sitePictures.width,
  height: sitePictures.height,
};

/** The last content of an order's site in a design. Undefined if it never was in it. */
export async function lastIn(
  reader: Pick<Transaction, 'select'>,
  orderId: string,
  templateId: string,
): Promise<VersionRow | undefined> {
  const [row] = await reader
    .select({ version: siteVersions })
    .from(sites)
    .innerJoin(siteVersions, eq(siteVersions.siteId, sites.id))
    .where(and(eq(sites.orderId, orderId), eq(siteVersions.templateId, templateId)))
    .orderBy(desc(siteVersions.number))
    .limit(1);
  return row && upToDate(row.version);
}

/** Stores the content of sites. */
export function createSitesRepository({ db, durable }: Database) {
  return {
    /** The words and looks that the website of an order was tried with before the purchase, if it was. */
    async triedWith(orderId: string): Promise<{ templateId: string; tried: Tried } | undefined> {
      const [order] = await db
        .select({ templateId: orders.templateId, tried: orders.tried })
        .from(orders)
        .where(eq(orders.id, orderId));
      return order?.tried ? { templateId: order.templateId, tried: order.tried } : undefined;
    },

    /** Makes the site of an order, unless there is one, or a reason not to. Undefined when there is no such order. */
    create<Refusal>(
      orderId: string,
      draft: (order: SiteOrder) => NewSite | { refusal: Refusal },
    ): Promise<Refusal | 'there' | undefined> {
      return durable(async (transaction) => {
        const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
        // A difference is paid for the website of another order.
        if (!order || order.upgradesOrderId !== null) return undefined;
        const [there] = await transaction
          .select({ id: sites.id })
          .from(sites)
          .where(eq(sites.orderId, orderId));
        if (there) return 'there';

        const drafted = draft({ ...order, status: order.status as OrderStatus });
        if ('refusal' in drafted) return drafted.refusal;
        const { site, version, names, audit } = drafted;
        await transaction.insert(sites).values(site);
        await transaction.insert(siteVersions).values(version);
        await takeFirstFree(transaction, names, { siteId: site.id, at: site.createdAt });
        if (audit) await noteChange(transaction, audit);
        return 'there';
      });
    },

    /** The site of an order, with all that belongs to it. */
    async find(orderId: string) {
      const [row] = await db
        .select({ site: sites, newest: siteVersions, name: siteNames.name })
        .from(sites)
        .innerJoin(
          siteVersions,
          and(eq(siteVersions.siteId, sites.id), eq(siteVersions.number, sites.version)),
        )
        .innerJoin(siteNames, and(eq(siteNames.siteId, sites.id), isNull(siteNames.leadsUntil)))
        .where(eq(sites.orderId, orderId));
      if (!row) return undefined;

      const { id: siteId, handedInAt } = row.site;
      const newest = upToDate(row.newest);
      const [versions, handedIn, built, publications, formerNames, pictures, domains, suggestions] =
        await Promise.all([
          db
            .select({
              number: siteVersions.number,
              savedBy: siteVersions.savedBy,
              savedAt: siteVersions.savedAt,
            })
            .from(siteVersions)
            .where(eq(siteVersions.siteId, siteId))
            .orderBy(desc(siteVersions.number))
            .limit(shown),
          handedInAt
            ? db
                .select({ version: siteVersions.number })
                .from(siteVersions)
                .where(and(eq(siteVersions.siteId, siteId), lte(siteVersions.savedAt, handedInAt)))
                .orderBy(desc(siteVersions.number))
                .limit(1)
            : [],
          db
            .select(releaseColumns)
            .from(releases)
            .where(eq(releases.siteId, siteId))
            .orderBy(desc(releases.createdAt), desc(releases.version))
            .limit(shown),
          db
            .select({ release: releases.id, version: releases.version, at: sitePublications.at })
            .from(sitePublications)
            .innerJoin(releases, eq(releases.id, sitePublications.releaseId))
            .where(eq(sitePublications.siteId, siteId))
            .orderBy(desc(sitePublications.id))
            .limit(shown),
          db
            .select({ name: siteNames.name, leadsUntil: siteNames.leadsUntil })
            .from(siteNames)
            .where(and(eq(siteNames.siteId, siteId), isNotNull(siteNames.leadsUntil)))
            .orderBy(asc(siteNames.leadsUntil), asc(siteNames.name)),
          db
            .select(pictureColumns)
            .from(sitePictures)
            .where(eq(sitePictures.siteId, siteId))
            .orderBy(asc(sitePictures.createdAt), asc(sitePictures.file)),
          db
            .select()
            .from(siteDomains)
            .where(eq(siteDomains.siteId, siteId))
            .orderBy(asc(siteDomains.domain)),
          db.select().from(siteSuggestions).where(eq(siteSuggestions.siteId, siteId)),
        ]);
      return {
        ...row,
        newest,
        versions,
        handedInVersion: handedIn[0]?.version,
        releases: built,
        publications,
        formerNames,
        pictures,
        domains,
        suggestion: suggestions[0],
      };
    },

    /** The content of an order's site, newest or of an earlier version. */
    async version(orderId: string, number: number | undefined): Promise<VersionRow | undefined> {
      const [row] = await db
        .select({ version: siteVersions })
        .from(sites)
        .innerJoin(
          siteVersions,
          and(eq(siteVersions.siteId, sites.id), eq(siteVersions.number, number ?? sites.version)),
        )
        .where(eq(sites.orderId, orderId));
      return row && upToDate(row.version);
    },

    /** The last content of an order's site in a design. Undefined if it never was in it. */
    lastIn: (orderId: string, templateId: string) => lastIn(db, orderId, templateId),

    /** The last suggestion to the buyer of a site. Undefined if there never was one. */
    async suggestion(orderId: string): Promise<SuggestionRow | undefined> {
      const [row] = await db
        .select({ suggestion: siteSuggestions })
        .from(siteSuggestions)
        .innerJoin(sites, eq(sites.id, siteSuggestions.siteId))
        .where(eq(sites.orderId, orderId));
      return row?.suggestion;
    },

    /** The ready photographs of a site, by their names in content. */
    async readyFiles(orderId: string): Promise<string[]> {
      const rows = await db
        .select({ file: sitePictures.file })
        .from(sitePictures)
        .innerJoin(sites, eq(sites.id, sitePictures.siteId))
        .where(and(eq(sites.orderId, orderId), eq(sitePictures.state, 'ready')));
      return rows.map(({ file }) => file);
    },

    /** The design that the site of an order is in. */
    async templateOf(orderId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ templateId: sites.templateId })
        .from(sites)
        .where(eq(sites.orderId, orderId));
      return row?.templateId;
    },

    /**
     * The designs bought with an order, and whether it can have a dearer one. Undefined when there is no such order.
     */
    async bought(orderId: string): Promise<(Bought & { takesDearer: boolean }) | undefined> {
      const [order] = await db
        .select({
          templateId: orders.templateId,
          templatePrice: orders.templatePrice,
          status: orders.status,
          currency: orders.currency,
          publishedReleaseId: sites.publishedReleaseId,
        })
        .from(orders)
        .leftJoin(sites, eq(sites.orderId, orders.id))
        .where(eq(orders.id, orderId));
      if (!order) return undefined;
      const isOpen = isBeingMade(order.status as OrderStatus) && order.publishedReleaseId === null;
      return {
        ...boughtOf(order, (await differencesOf(db, [orderId])).get(orderId) ?? []),
        takesDearer: isOpen && isInOurMoney(order),
      };
    },

    /** One release of the site of an order. */
    async release(orderId: string, releaseId: string) {
      const [row] = await db
        .select({
          release: releaseColumns,
          origin: releases.origin,
          publishedReleaseId: sites.publishedReleaseId,
          publication: sitePublications.id,
        })
        .from(releases)
        .innerJoin(sites, eq(sites.id, releases.siteId))
        .leftJoin(sitePublications, eq(sitePublications.releaseId, releases.id))
        .where(and(eq(sites.orderId, orderId), eq(releases.id, releaseId)))
        .limit(1);
      if (!row) return undefined;
      const { publication, ...found } = row;
      return { ...found, wasPublished: publication !== null };
    },
  };
}
