import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { refunds } from '../../../database/schema.ts';
import type { PaymentEvent } from '../../../payments/provider.ts';
import type { ReturnStep } from '../payment/returning.ts';

/** Applies an event to the refunds that the desk asked for, in the transaction of the event. */
export async function settleRefunds(
  transaction: Transaction,
  orderId: string,
  event: PaymentEvent,
  history: readonly ReturnStep[],
): Promise<void> {
  for (const { refundId, at } of history) {
    if (!refundId) continue;
    await transaction
      .update(refunds)
      .set({ state: 'returned', settledAt: at })
      .where(eq(refunds.id, refundId));
  }
  if (event.type === 'refund-failed' && event.refundId) {
    await transaction
      .update(refunds)
      .set({ state: 'failed' })
      .where(and(eq(refunds.id, event.refundId), eq(refunds.orderId, orderId)));
  }
}
