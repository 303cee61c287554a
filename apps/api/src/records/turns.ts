import { and, eq, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orders, sites } from '../database/schema.ts';

/** Whose turn each order is: the orders' `whoseTurn` as SQL. */
export function turnsIn(db: Database['db']) {
  /** The orders whose website waits for its buyer’s content, or for an approval. */
  const withBuyer = db
    .select({ id: sites.orderId })
    .from(sites)
    .where(
      and(isNull(sites.publishedReleaseId), or(isNotNull(sites.offeredReleaseId), isNull(sites.handedInAt))),
    );
  const isInProgress = eq(orders.status, 'in_progress');
  return {
    buyer: or(
      eq(orders.status, 'pending'),
      and(eq(orders.status, 'paid'), isNull(orders.upgradesOrderId)),
      and(isInProgress, inArray(orders.id, withBuyer)),
    ),
    shop: and(isInProgress, notInArray(orders.id, withBuyer)),
    nobody: or(
      inArray(orders.status, ['delivered', 'cancelled', 'expired', 'refunded']),
      and(eq(orders.status, 'paid'), isNotNull(orders.upgradesOrderId)),
    ),
  };
}
