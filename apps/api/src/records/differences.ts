import { brand } from '@awning/content/brand';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { OrderStatus } from '@awning/shop/order';
import type { Transaction } from '../database/database.ts';
import { orders } from '../database/schema.ts';

type OrderRow = typeof orders.$inferSelect;

/** An order for the difference to a dearer design. */
export interface DifferenceRecord extends Pick<
  OrderRow,
  'id' | 'reference' | 'token' | 'templateId' | 'templateName' | 'tier' | 'total' | 'refunded' | 'paidAt'
> {
  /** The order whose design is upgraded. */
  upgradesOrderId: string;
  status: OrderStatus;
}

/** The differences of some orders, by the order, the oldest first. Those that expired unpaid are left out. */
export async function differencesOf(
  reader: Pick<Transaction, 'select'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, DifferenceRecord[]>> {
  const rows = await reader
    .select({
      id: orders.id,
      reference: orders.reference,
      token: orders.token,
      templateId: orders.templateId,
      templateName: orders.templateName,
      tier: orders.tier,
      total: orders.total,
      refunded: orders.refunded,
      paidAt: orders.paidAt,
      status: orders.status,
      upgradesOrderId: orders.upgradesOrderId,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.upgradesOrderId, [...orderIds]),
        or(isNotNull(orders.paidAt), eq(orders.status, 'pending')),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id));
  const found = rows as DifferenceRecord[];
  return new Map(
    orderIds.map((orderId) => [orderId, found.filter(({ upgradesOrderId }) => upgradesOrderId === orderId)]),
  );
}

/** The order whose design is upgraded. */
export type UpgradedOrder = Pick<OrderRow, 'id' | 'reference' | 'token'>;

/** The upgraded orders of some orders, by their ids. */
export async function upgradedOf(
  reader: Pick<Transaction, 'select'>,
  differences: readonly Pick<OrderRow, 'upgradesOrderId'>[],
): Promise<ReadonlyMap<string, UpgradedOrder>> {
  const ids = differences.flatMap(({ upgradesOrderId }) => upgradesOrderId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ id: orders.id, reference: orders.reference, token: orders.token })
    .from(orders)
    .where(inArray(orders.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The tier that an order is worked on in: that of the dearest design that is paid for. */
export const tierNow = ({ tier }: Pick<OrderRow, 'tier'>, differences: readonly DifferenceRecord[]) =>
  differences.findLast(({ status }) => status === 'delivered')?.tier ?? tier;

/** Whether the website of an order is still being made: the order is paid for and not delivered. */
export const isBeingMade = (status: OrderStatus) => status === 'paid' || status === 'in_progress';

/** Whether the difference to a dearer design can be computed: the order is in the currency of the prices. */
export const isInOurMoney = ({ currency }: Pick<OrderRow, 'currency'>) => currency === brand.currency;

/**
 * The sequence in which several orders are locked: an upgraded order before its difference, as when a payment is
 * settled. So no two transactions wait for each other.
 */
export const inLockOrder = [sql`${orders.upgradesOrderId} is not null`, asc(orders.id)] as const;
