import { and, asc, eq, lte, sum } from 'drizzle-orm';
import { noteChange, type AuditEntry } from '../../../records/auditLog.ts';
import type { Database } from '../../../database/database.ts';
import { orders, paymentSessions, refunds } from '../../../database/schema.ts';
import type { OrderRecord } from '../order.ts';
import { toRecord } from '../payment/settleEvents.repository.ts';

type NewRefund = typeof refunds.$inferInsert;

/** The rows to write for a refund that the desk asks for. */
export interface Asking {
  refund: NewRefund;
  isUnflagged: boolean;
  audit: readonly AuditEntry[];
}

/** A refund with all the fields that the provider needs. */
export interface OpenRefund {
  id: string;
  amount: number;
  currency: string;
  /** The page that was paid. */
  sessionId: string;
  paymentId: string | null;
}

const isAsked = eq(refunds.state, 'asked');

export type RefundsRepository = ReturnType<typeof createRefundsRepository>;

/** Stores the refunds that the desk asks for. */
export function createRefundsRepository({ db, durable }: Database) {
  const open = () =>
    db
      .select({
        id: refunds.id,
        amount: refunds.amount,
        currency: orders.currency,
        sessionId: paymentSessions.id,
        paymentId: paymentSessions.paymentId,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .innerJoin(paymentSessions, eq(paymentSessions.id, orders.paidSessionId));

  return {
    /** Locks an order, asks `decide` for a refund, and stores it. A refusal changes nothing. */
    ask<Refusal>(
      orderId: string,
      decide: (order: OrderRecord, underWay: boolean) => Asking | { refusal: Refusal },
    ): Promise<Refusal | { refundId: string } | undefined> {
      return durable(async (transaction) => {
        const [row] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
        if (!row) return undefined;
        const asked = await transaction
          .select({ id: refunds.id })
          .from(refunds)
          .where(and(eq(refunds.orderId, orderId), isAsked));

        const decision = decide(toRecord(row), asked.length > 0);
        if ('refusal' in decision) return decision.refusal;

        await transaction.insert(refunds).values(decision.refund);
        if (decision.isUnflagged) {
          await transaction.update(orders).set({ flag: null }).where(eq(orders.id, orderId));
        }
        for (const entry of decision.audit) await noteChange(transaction, entry);
        return { refundId: decision.refund.id };
      });
    },

    async find(id: string): Promise<OpenRefund | undefined> {
      const [refund] = await open().where(eq(refunds.id, id));
      return refund;
    },

    /** Refunds requested until this time that the provider has not settled yet, oldest first. */
    asked(until: Date): Promise<OpenRefund[]> {
      return open()
        .where(and(isAsked, lte(refunds.askedAt, until)))
        .orderBy(asc(refunds.askedAt))
        .limit(500);
    },

    /** Records that the provider accepted a refund. Its event may have come first, without the refund's id. */
    async taken(id: string, providerId: string, at: Date): Promise<void> {
      await durable(async (transaction) => {
        const [row] = await transaction
          .select({ orderId: refunds.orderId, amount: refunds.amount, state: refunds.state })
          .from(refunds)
          .where(eq(refunds.id, id));
        if (!row) return;
        const [order] = await transaction
          .select({ refunded: orders.refunded })
          .from(orders)
          .where(eq(orders.id, row.orderId))
          .for('update');
        const [known] = await transaction
          .select({ amount: sum(refunds.amount).mapWith(Number) })
          .from(refunds)
          .where(and(eq(refunds.orderId, row.orderId), eq(refunds.state, 'returned')));

        await transaction.update(refunds).set({ providerId }).where(eq(refunds.id, id));
        const unnamed = (order?.refunded ?? 0) - (known?.amount ?? 0);
        if (unnamed < row.amount) return;
        await transaction
          .update(refunds)
          .set({ state: 'returned', settledAt: at })
          .where(and(eq(refunds.id, id), isAsked));
      });
    },

    /** Records that a refund failed: the money stays. */
    async fail(id: string, failure: string, at: Date): Promise<void> {
      await durable((transaction) =>
        transaction
          .update(refunds)
          .set({ state: 'failed', failure, settledAt: at })
          .where(and(eq(refunds.id, id), isAsked)),
      );
    },
  };
}
