import { eq } from 'drizzle-orm';
import type { WorkshopForm } from '@awning/contract/sites/workshop';
import { boughtOf } from '@awning/shop/designs';
import type { OrderStatus } from '@awning/shop/order';
import type { Transaction } from '../../../database/database.ts';
import { orders, sites } from '../../../database/schema.ts';
import {
  differencesOf,
  isInOurMoney,
  isBeingMade,
  type DifferenceRecord,
} from '../../../records/differences.ts';
import type { Upgrade } from '../change.ts';

/** The looks that a design has. */
export type Looks = Pick<WorkshopForm, 'palettes' | 'typefaces' | 'drawings'>;

/** The effects of a payment for a dearer design on the website, in the transaction of the payment. */
export interface DearerDesigns {
  /** Whether this design is still sold. */
  isSold(templateId: string): boolean;
  /** Called before the transaction, because it may take long. Undefined while the designs are unavailable. */
  looksOf(templateId: string): Promise<Looks | undefined>;
  /** Puts the website of an order into a design whose difference is paid. */
  take(
    transaction: Transaction,
    taken: { orderId: string; templateId: string; looks: Looks | undefined; at: Date },
  ): Promise<void>;
  /** Puts it back into a design that is paid for, if its own no longer is. */
  giveBack(
    transaction: Transaction,
    given: { orderId: string; templateName: string; at: Date },
  ): Promise<void>;
}

/** The form key of all differences computed from one sum. Once one of them is paid or refunded, the key changes. */
export function differenceKey(
  order: { id: string; templateId: string; templatePrice: number },
  differences: readonly DifferenceRecord[],
): string {
  const { paid } = boughtOf(order, differences);
  const count = differences.filter(({ paidAt }) => paidAt !== null).length;
  return `difference ${order.id} ${count} ${paid}`;
}

/**
 * The state of the website that a difference is for. Undefined for every other order. That order is locked before the
 * difference is, and no other request changes its website until the transaction ends.
 */
export async function holdUpgrade(
  transaction: Transaction,
  orderId: string,
  { isSold }: Pick<DearerDesigns, 'isSold'>,
): Promise<Upgrade | undefined> {
  const [difference] = await transaction
    .select({
      upgradesOrderId: orders.upgradesOrderId,
      templateId: orders.templateId,
      formKey: orders.formKey,
    })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!difference || difference.upgradesOrderId === null) return undefined;

  const { upgradesOrderId, templateId, formKey } = difference;
  const upgraded = await lockUpgraded(transaction, upgradesOrderId);
  const [site] = await transaction
    .select({ publishedReleaseId: sites.publishedReleaseId })
    .from(sites)
    .where(eq(sites.orderId, upgradesOrderId))
    .for('update');
  const differences = (await differencesOf(transaction, [upgradesOrderId])).get(upgradesOrderId) ?? [];
  const isOpen =
    isBeingMade(upgraded.status as OrderStatus) &&
    isInOurMoney(upgraded) &&
    site?.publishedReleaseId === null;
  const isAsAsked = formKey === differenceKey(upgraded, differences);
  return { upgraded, fits: isOpen && isSold(templateId) && isAsAsked };
}

/** Locks the order that a difference is for, before anything is written about the difference. */
export async function lockUpgraded(transaction: Transaction, orderId: string) {
  const [upgraded] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!upgraded) throw new Error('A difference without its order.');
  return upgraded;
}
