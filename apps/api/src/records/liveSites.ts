import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { siteNames, sites } from '../database/schema.ts';

/** Of some orders, those whose website is online, with its name. */
export async function liveSites(
  reader: Pick<Transaction, 'select'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const live = await reader
    .select({ orderId: sites.orderId, name: siteNames.name })
    .from(sites)
    .innerJoin(siteNames, and(eq(siteNames.siteId, sites.id), isNull(siteNames.leadsUntil)))
    .where(
      and(inArray(sites.orderId, [...orderIds]), isNotNull(sites.publishedReleaseId), isNull(sites.pausedAt)),
    );
  return new Map(live.map(({ orderId, name }) => [orderId, name]));
}
