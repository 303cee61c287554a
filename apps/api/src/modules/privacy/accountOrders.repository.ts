import type { TimelineStep } from '@awning/contract/orders';
import type { OrderStatus } from '@awning/shop/order';
import { asc, count, desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orderHistory, orders, reviews } from '../../database/schema.ts';
import {
  differencesOf,
  upgradedOf,
  type DifferenceRecord,
  type UpgradedOrder,
} from '../../records/differences.ts';
import { filesOf, type FileRecord } from '../../records/orderFiles.ts';
import { originalsOf, type OriginalPicture } from '../../records/originals.ts';
import { siteStandings, type StandingSite } from '../../records/siteStandings.ts';
import { isAddress, type Person } from './person.ts';

export type OrderRow = Omit<typeof orders.$inferSelect, 'status'> & { status: OrderStatus };
export type HistoryRow = Omit<typeof orderHistory.$inferSelect, 'step' | 'whoseTurn'> &
  Pick<TimelineStep, 'step' | 'whoseTurn'>;

export interface FoundOrder {
  order: OrderRow;
  history: HistoryRow[];
  files: FileRecord[];
  /** The state of its website, once there is one. */
  standing: StandingSite | undefined;
  /** The photographs of its website as they were sent. */
  originals: OriginalPicture[];
  reviewed: boolean;
  differences: DifferenceRecord[];
  upgrades: UpgradedOrder | undefined;
}

export type AccountOrdersRepository = ReturnType<typeof createAccountOrdersRepository>;

/** Orders placed with the account, or by a guest with its proven address. */
export const isOrderOf = ({ id, address }: Pick<Person, 'id' | 'address'>) =>
  or(eq(orders.userId, id), isAddress(orders.customerEmailKey, address));

export function createAccountOrdersRepository({ db }: Database) {
  return {
    /** A customer's orders, newest first. */
    async page(
      whose: Pick<Person, 'id' | 'address'>,
      { first, atMost }: { first: number; atMost: number },
    ): Promise<{ found: FoundOrder[]; total: number }> {
      const [counted] = await db.select({ total: count() }).from(orders).where(isOrderOf(whose));
      const rows = await db
        .select({ order: orders, reviewId: reviews.id })
        .from(orders)
        .leftJoin(reviews, eq(reviews.orderId, orders.id))
        .where(isOrderOf(whose))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .offset(first)
        .limit(atMost);

      const ids = rows.map(({ order }) => order.id);
      const history = await db
        .select()
        .from(orderHistory)
        .where(inArray(orderHistory.orderId, ids))
        .orderBy(asc(orderHistory.id));
      const files = await filesOf(db, ids);
      const standings = await siteStandings(db, ids);
      const originals = await originalsOf(db, ids);
      const differences = await differencesOf(db, ids);
      const upgraded = await upgradedOf(
        db,
        rows.map(({ order }) => order),
      );

      const found = rows.map(({ order, reviewId }) => ({
        order: order as OrderRow,
        history: history.filter(({ orderId }) => orderId === order.id) as HistoryRow[],
        files: files.filter(({ orderId }) => orderId === order.id),
        standing: standings.get(order.id),
        originals: originals.filter(({ orderId }) => orderId === order.id),
        reviewed: reviewId !== null,
        differences: differences.get(order.id) ?? [],
        upgrades: upgraded.get(order.upgradesOrderId ?? ''),
      }));
      return { found, total: counted!.total };
    },
  };
}
