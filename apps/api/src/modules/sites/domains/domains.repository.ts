import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { orders, releases, siteDomains, siteNames, sites } from '../../../database/schema.ts';
import { noteChange, type AuditEntry } from '../../../records/auditLog.ts';
import type { Moves } from '../moves.ts';

export type DomainRow = typeof siteDomains.$inferSelect;
export type DomainsRepository = ReturnType<typeof createDomainsRepository>;

/** The fields of a site that its domain depends on. */
export interface DomainHolder {
  siteId: string;
  orderId: string;
  /** The name of its host without a domain. */
  name: string;
  addOns: readonly { id: string }[];
  status: string;
}

/** The result of a check of a domain's records. */
export interface Finding {
  siteId: string;
  domain: string;
  at: Date;
  nextCheckAt: Date | null;
}

export function createDomainsRepository({ db, durable }: Database, moves: Pick<Moves, 'note'>) {
  const holderColumns = {
    siteId: sites.id,
    orderId: orders.id,
    name: siteNames.name,
    addOns: orders.addOns,
    status: orders.status,
  };
  const holders = () =>
    db
      .select({ holder: holderColumns, domain: siteDomains })
      .from(sites)
      .innerJoin(orders, eq(orders.id, sites.orderId))
      .innerJoin(siteNames, and(eq(siteNames.siteId, sites.id), isNull(siteNames.leadsUntil)))
      .leftJoin(siteDomains, eq(siteDomains.siteId, sites.id));

  const noteMove = async (transaction: Transaction, { siteId }: DomainRow) => {
    const [site] = await transaction
      .select({ orderId: sites.orderId })
      .from(sites)
      .where(eq(sites.id, siteId));
    if (site) await moves.note(transaction, site.orderId);
  };

  const thisOne = ({ siteId, domain }: { siteId: string; domain: string }) =>
    and(eq(siteDomains.siteId, siteId), eq(siteDomains.domain, domain));

  return {
    /** The site of an order and its domain. */
    async find(orderId: string): Promise<{ holder: DomainHolder; domain: DomainRow | null } | undefined> {
      const [found] = await holders().where(eq(orders.id, orderId));
      return found;
    },

    /** Gives a site a domain in place of one that waits. The same domain again changes nothing. */
    set(
      { siteId, domain, at, nextCheckAt, seenSince }: Finding & { nextCheckAt: Date; seenSince: Date },
      entry: AuditEntry,
    ): Promise<'set' | 'another-is-served' | 'taken'> {
      return durable(async (transaction) => {
        await transaction.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('update');
        const [before] = await transaction.select().from(siteDomains).where(eq(siteDomains.siteId, siteId));
        if (before?.domain === domain) return 'set';
        if (before?.provenAt) return 'another-is-served';
        const [owner] = await transaction
          .select({ siteId: siteDomains.siteId })
          .from(siteDomains)
          .where(
            and(
              eq(siteDomains.domain, domain),
              isNotNull(siteDomains.provenAt),
              gt(siteDomains.pointedAt, seenSince),
            ),
          );
        if (owner) return 'taken';

        await transaction.delete(siteDomains).where(eq(siteDomains.siteId, siteId));
        await transaction.insert(siteDomains).values({ siteId, domain, nextCheckAt, createdAt: at });
        await noteChange(transaction, entry);
        return 'set';
      });
    },

    remove(siteId: string, entry: AuditEntry): Promise<boolean> {
      return durable(async (transaction) => {
        const gone = await transaction.delete(siteDomains).where(eq(siteDomains.siteId, siteId)).returning();
        const [domain] = gone;
        if (!domain) return false;
        await noteChange(transaction, entry);
        if (domain.provenAt) await noteMove(transaction, domain);
        return true;
      });
    },

    /**
     * Records that the records were seen. Of two sites that prove one domain, the first has it, until its records
     * have not been seen since `seenSince`: then the domain has changed hands, and the earlier site gets `lost` as
     * its failure.
     */
    prove(
      { siteId, domain, at, nextCheckAt, seenSince, lost }: Finding & { seenSince: Date; lost: string },
      entry: AuditEntry,
    ): Promise<'proven' | 'taken' | 'gone'> {
      return durable(async (transaction) => {
        // All sites with this domain wait here for each other, in one order.
        const rivals = await transaction
          .select()
          .from(siteDomains)
          .where(eq(siteDomains.domain, domain))
          .orderBy(asc(siteDomains.siteId))
          .for('update');
        const own = rivals.find((row) => row.siteId === siteId);
        if (!own) return 'gone';
        const other = rivals.find((row) => row.siteId !== siteId && row.provenAt !== null);
        if (other && (other.pointedAt ?? seenSince) > seenSince) return 'taken';
        if (other) {
          await transaction
            .update(siteDomains)
            .set({ provenAt: null, pointedAt: null, failure: lost, nextCheckAt: null })
            .where(thisOne(other));
          await noteMove(transaction, other);
        }

        await transaction
          .update(siteDomains)
          .set({ provenAt: own.provenAt ?? at, pointedAt: at, checkedAt: at, failure: null, nextCheckAt })
          .where(thisOne(own));
        if (!own.provenAt) {
          await noteChange(transaction, entry);
          await noteMove(transaction, own);
        }
        return 'proven';
      });
    },

    /** Records that the records were not seen, and the reason if it is to be shown. */
    async miss({ at, nextCheckAt, failure, ...place }: Finding & { failure?: string | undefined }) {
      await durable((transaction) =>
        transaction
          .update(siteDomains)
          .set({ checkedAt: at, nextCheckAt, ...(failure !== undefined && { failure }) })
          .where(thisOne(place)),
      );
    },

    /** Claims domains that are due for a check. No other worker gets them before `until`. */
    async claim(
      now: Date,
      until: Date,
      atMost: number,
    ): Promise<{ holder: DomainHolder; domain: DomainRow }[]> {
      const [isAny] = await db
        .select({ siteId: siteDomains.siteId })
        .from(siteDomains)
        .where(lte(siteDomains.nextCheckAt, now))
        .limit(1);
      if (!isAny) return [];

      const claimed = await durable(async (transaction) => {
        const due = await transaction
          .select({ siteId: siteDomains.siteId })
          .from(siteDomains)
          .where(lte(siteDomains.nextCheckAt, now))
          .orderBy(asc(siteDomains.nextCheckAt))
          .limit(atMost)
          .for('update', { skipLocked: true });
        const ids = due.map(({ siteId }) => siteId);
        if (ids.length > 0) {
          await transaction
            .update(siteDomains)
            .set({ nextCheckAt: until })
            .where(inArray(siteDomains.siteId, ids));
        }
        return ids;
      });
      const found = await holders().where(inArray(sites.id, claimed));
      return found.flatMap(({ holder, domain }) => (domain ? [{ holder, domain }] : []));
    },

    async isProven(domain: string): Promise<boolean> {
      const [row] = await db
        .select({ siteId: siteDomains.siteId })
        .from(siteDomains)
        .where(and(eq(siteDomains.domain, domain), isNotNull(siteDomains.provenAt)));
      return row !== undefined;
    },

    /** Whether a site has this name, or had it until lately. */
    async isName(name: string, now: Date): Promise<boolean> {
      const [row] = await db
        .select({ siteId: siteNames.siteId })
        .from(siteNames)
        .where(
          and(eq(siteNames.name, name), or(isNull(siteNames.leadsUntil), gt(siteNames.leadsUntil, now))),
        );
      return row !== undefined;
    },

    async isRelease(id: string): Promise<boolean> {
      const [row] = await db.select({ id: releases.id }).from(releases).where(eq(releases.id, id));
      return row !== undefined;
    },
  };
}
