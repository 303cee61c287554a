import { and, eq, isNull } from 'drizzle-orm';
import type { OrderStatus } from '@awning/shop/order';
import type { Database, Transaction } from '../../database/database.ts';
import { orders, siteNames, sitePublications, sites, siteVersions } from '../../database/schema.ts';
import { noteChange, type AuditEntry } from '../../records/auditLog.ts';

export type SiteRow = typeof sites.$inferSelect;
export type VersionRow = typeof siteVersions.$inferSelect;

/** How a site stands while it is changed. */
export interface HeldSite {
  /** How its order stands. */
  status: OrderStatus;
  site: SiteRow;
  /** What it is called. */
  name: string;
}

/** Hands the site of an order to one at a time. Undefined when there is none. */
export function holdSite<Outcome>(
  { durable }: Pick<Database, 'durable'>,
  orderId: string,
  work: (held: HeldSite, transaction: Transaction) => Promise<Outcome>,
): Promise<Outcome | undefined> {
  return durable(async (transaction) => {
    // The order first, as everybody does who changes both.
    const [order] = await transaction
      .select({ status: orders.status })
      .from(orders)
      .where(eq(orders.id, orderId))
      .for('update');
    const [site] = await transaction.select().from(sites).where(eq(sites.orderId, orderId)).for('update');
    if (!order || !site) return undefined;

    const [named] = await transaction
      .select({ name: siteNames.name })
      .from(siteNames)
      .where(and(eq(siteNames.siteId, site.id), isNull(siteNames.leadsUntil)));
    return work({ status: order.status as OrderStatus, site, name: named!.name }, transaction);
  });
}

/** What is to be written of a site that changes. */
export interface SiteChange {
  set?: Partial<Pick<SiteRow, 'pausedAt' | 'publishedReleaseId'>>;
  /** What it says from now on. */
  version?: Omit<VersionRow, 'siteId'>;
  publication?: { releaseId: string; at: Date };
  audit?: AuditEntry;
}

export type SiteChangesRepository = ReturnType<typeof createSiteChangesRepository>;

export function createSiteChangesRepository({ durable }: Database) {
  return {
    /** Locks a site, asks `decide` what changes, and writes that. A refusal changes nothing. */
    change<Refusal>(
      orderId: string,
      decide: (held: HeldSite & { newest: VersionRow }) => SiteChange | { refusal: Refusal },
    ): Promise<Refusal | 'changed' | undefined> {
      return holdSite({ durable }, orderId, async (held, transaction) => {
        const { id: siteId, version: number } = held.site;
        const [newest] = await transaction
          .select()
          .from(siteVersions)
          .where(and(eq(siteVersions.siteId, siteId), eq(siteVersions.number, number)));
        const decision = decide({ ...held, newest: newest! });
        if ('refusal' in decision) return decision.refusal;

        const { set, version, publication, audit } = decision;
        if (version) await transaction.insert(siteVersions).values({ ...version, siteId });
        if (publication) await transaction.insert(sitePublications).values({ ...publication, siteId });
        const columns = { ...set, ...(version && { version: version.number }) };
        if (Object.keys(columns).length > 0) {
          await transaction.update(sites).set(columns).where(eq(sites.id, siteId));
        }
        if (audit) await noteChange(transaction, audit);
        return 'changed' as const;
      });
    },
  };
}
