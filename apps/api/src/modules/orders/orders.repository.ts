import { and, asc, count, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { OrderStatus } from '@awning/shop/order';
import { keyOf } from '../../addresses/addressKey.ts';
import { lockName } from '../../database/lockName.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { orderHistory, orders, paymentSessions, users } from '../../database/schema.ts';
import type { PaymentEvent, PaymentSession } from '../../payments/provider.ts';
import type { Decide } from './change.ts';
import { filesOf, type FileRecord } from '../../records/orderFiles.ts';
import type { HistoryRow, OrderRecord } from './order.ts';
import { settleEarly, settleEvent, toRecord } from './payment/settleEvents.ts';

export interface NewOrder extends OrderRecord {
  requestKey: string | null;
  requestHash: string | null;
}

export type OrdersRepository = ReturnType<typeof createOrdersRepository>;

/** Keeps orders, and the pages they are paid at. */
export function createOrdersRepository({ db, durable }: Database, decide: Decide) {
  const historyOf = async (orderId: string) => {
    const rows = await db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(asc(orderHistory.id));
    return rows as HistoryRow[];
  };

  return {
    /**
     * Keeps an order with the page it is paid at. An event of that page may have come first; it counts now.
     * False when its reference or the client's request is there already.
     */
    save(order: NewOrder, history: HistoryRow, session: PaymentSession): Promise<boolean> {
      return durable(async (transaction) => {
        await lockName(transaction, session.id);
        const userId = await stillThere(transaction, order.userId);
        const saved = await transaction
          .insert(orders)
          .values({ ...order, userId, customerEmailKey: keyOf(order.customerEmail) })
          .onConflictDoNothing()
          .returning();
        if (saved.length === 0) return false;

        const orderId = order.id;
        await transaction.insert(orderHistory).values({ ...history, orderId });
        await transaction.insert(paymentSessions).values({ ...session, orderId, createdAt: order.createdAt });
        await settleEarly(transaction, { id: session.id, orderId }, decide);
        return true;
      });
    },

    /** Gives an unpaid order another page to pay at. False when it was paid, or given another, meanwhile. */
    reopen(
      { id: orderId, sessionId }: Pick<OrderRecord, 'id' | 'sessionId'>,
      unpaid: readonly OrderStatus[],
      session: PaymentSession,
      { now, expiresAt }: { now: Date; expiresAt: Date },
    ): Promise<boolean> {
      return durable(async (transaction) => {
        await lockName(transaction, session.id);
        const reopened = await transaction
          .update(orders)
          .set({ status: 'pending', sessionId: session.id, expiresAt })
          .where(
            and(eq(orders.id, orderId), eq(orders.sessionId, sessionId), inArray(orders.status, [...unpaid])),
          )
          .returning({ id: orders.id });
        if (reopened.length === 0) return false;

        await transaction.insert(paymentSessions).values({ ...session, orderId, createdAt: now });
        await settleEarly(transaction, { id: session.id, orderId }, decide);
        return true;
      });
    },

    /** Saves an event and what follows from it, once, however often and however many at a time it comes. */
    settle(event: PaymentEvent, receivedAt: Date): Promise<void> {
      return durable((transaction) => settleEvent(transaction, event, receivedAt, decide));
    },

    /** Orders that wait for money until then at most, oldest first. What a person must look at is left to them. */
    async pendingUntil(expiresAt: Date): Promise<OrderRecord[]> {
      const rows = await db
        .select()
        .from(orders)
        .where(and(eq(orders.status, 'pending'), lte(orders.expiresAt, expiresAt), isNull(orders.flag)))
        .orderBy(asc(orders.expiresAt))
        .limit(500);
      return rows.map(toRecord);
    },

    /** Where an order is paid for now, while it can be. */
    async pageOf(orderId: string, unpaid: readonly OrderStatus[]): Promise<PaymentSession | undefined> {
      const [row] = await db
        .select({ id: paymentSessions.id, url: paymentSessions.url })
        .from(orders)
        .innerJoin(paymentSessions, eq(paymentSessions.id, orders.sessionId))
        .where(and(eq(orders.id, orderId), inArray(orders.status, [...unpaid])));
      return row;
    },

    /** How many pages an order has had. */
    async pagesOf(orderId: string): Promise<number> {
      const [row] = await db
        .select({ pages: count() })
        .from(paymentSessions)
        .where(eq(paymentSessions.orderId, orderId));
      return row?.pages ?? 0;
    },

    async byToken(
      token: string,
    ): Promise<{ order: OrderRecord; history: HistoryRow[]; files: FileRecord[] } | undefined> {
      const [row] = await db.select().from(orders).where(eq(orders.token, token));
      if (!row) return undefined;
      return { order: toRecord(row), history: await historyOf(row.id), files: await filesOf(db, [row.id]) };
    },

    /** What an earlier request of the same name led to. */
    async byRequestKey(requestKey: string) {
      const [row] = await db
        .select()
        .from(orders)
        .innerJoin(paymentSessions, eq(paymentSessions.id, orders.sessionId))
        .where(eq(orders.requestKey, requestKey));
      if (!row) return undefined;
      const { requestHash } = row.orders;
      return { order: toRecord(row.orders), requestHash, url: row.payment_sessions.url };
    },
  };
}

/** The account, unless it was closed since it was asked for. */
async function stillThere(transaction: Transaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return user?.id ?? null;
}
