import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { orders, sites } from '../../../database/schema.ts';
import { differencesOf, type DifferenceRecord } from '../../../records/differences.ts';
import type { OrderRecord } from '../order.ts';
import { toRecord } from '../payment/settleEvents.repository.ts';

export type DifferencesRepository = ReturnType<typeof createDifferencesRepository>;

export interface UpgradableOrder {
  order: OrderRecord;
  /** The dearer designs that were paid for before. */
  differences: readonly DifferenceRecord[];
  /** Its website, once there is one. */
  site: { isPublished: boolean } | undefined;
}

/** Reads the orders from which the difference to a dearer design is computed. */
export function createDifferencesRepository({ db }: Database) {
  return {
    async byToken(token: string): Promise<UpgradableOrder | undefined> {
      const [row] = await db
        .select({ order: orders, siteId: sites.id, publishedReleaseId: sites.publishedReleaseId })
        .from(orders)
        .leftJoin(sites, eq(sites.orderId, orders.id))
        .where(eq(orders.token, token));
      if (!row) return undefined;
      const { order, siteId, publishedReleaseId } = row;
      return {
        order: toRecord(order),
        differences: (await differencesOf(db, [order.id])).get(order.id) ?? [],
        site: siteId === null ? undefined : { isPublished: publishedReleaseId !== null },
      };
    },
  };
}
