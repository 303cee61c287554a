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

/** What becomes of a website with the money for a dearer design, in the transaction of the money. */
export interface DearerDesigns {
  /** Whether there is such a design still. */
  isSold(templateId: string): boolean;
  /** Asked before the transaction, for it may take its time. Undefined while the designs are away. */
  looksOf(templateId: string): Promise<Looks | undefined>;
  /** Puts the website of an order into a design whose difference is paid. */
  take(
    transaction: Transaction,
    taken: { orderId: string; templateId: string; looks: Looks | undefined; at: Date },
  ): Promise<void>;
  /** Puts it back into one that is paid for, where its own is no longer. */
  giveBack(
    transaction: Transaction,
    given: { orderId: string; templateName: string; at: Date },
  ): Promise<void>;
}

/** Names the form of all differences that one sum was reckoned on. Once one of them is paid, or went back, it is another. */
export function differenceKey(
  order: { id: string; templateId: string; templatePrice: number },
  differences: readonly DifferenceRecord[],
): string {
  const { paid } = boughtOf(order, differences);
  const count = differences.filter(({ paidAt }) => paidAt !== null).length;
  return `difference ${order.id} ${count} ${paid}`;
}

/**
 * How it stands with the website that a difference is for. Undefined of every other order. That order is locked before the
 * difference is, and no other request changes its website until the transaction is over.
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

/** Locks the order that a difference is for, before anything is written of the difference. */
export async function lockUpgraded(transaction: Transaction, orderId: string) {
  const [upgraded] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!upgraded) throw new Error('A difference without its order.');
  return upgraded;
}
