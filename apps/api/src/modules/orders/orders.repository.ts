import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { OrderStatus } from '@awning/shop/order';
import type { Database, Transaction } from '../../database/database.ts';
import { orderHistory, orders, paymentEvents, paymentSessions } from '../../database/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { keepMails } from '../../mail/mails.repository.ts';
import type { PaymentEvent, PaymentSession } from '../../payments/provider.ts';
import type { HistoryRow, OrderRecord } from './order.ts';

/** What is to be written of an order that moves on, decided by the service. */
export interface Change {
  set: Partial<Pick<OrderRecord, 'status' | 'paidAt' | 'paidSessionId' | 'flag'>>;
  history: readonly HistoryRow[];
  mails: readonly Mail[];
  /** What came of the event. */
  outcome: string;
}

export type Decide = (order: OrderRecord, event: PaymentEvent) => Change;

export interface NewOrder extends OrderRecord {
  requestKey: string | null;
  requestHash: string | null;
}

export type OrdersRepository = ReturnType<typeof createOrdersRepository>;

const toRecord = (row: typeof orders.$inferSelect): OrderRecord => ({
  ...row,
  status: row.status as OrderStatus,
});

// An event and the order it belongs to may arrive together; whoever comes second must see the first.
const lockSession = (transaction: Transaction, sessionId: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sessionId}, 0))`);

export function createOrdersRepository({ db, durable }: Database) {
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
    save(order: NewOrder, history: HistoryRow, session: PaymentSession, decide: Decide): Promise<boolean> {
      return durable(async (transaction) => {
        await lockSession(transaction, session.id);
        const saved = await transaction.insert(orders).values(order).onConflictDoNothing().returning();
        if (saved.length === 0) return false;

        await transaction.insert(orderHistory).values({ ...history, orderId: order.id });
        await transaction
          .insert(paymentSessions)
          .values({ ...session, orderId: order.id, createdAt: order.createdAt });

        const early = await transaction
          .select()
          .from(paymentEvents)
          .where(and(eq(paymentEvents.sessionId, session.id), eq(paymentEvents.outcome, 'waiting')));
        for (const event of early as PaymentEvent[]) {
          await apply(transaction, order.id, event, decide);
        }
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
        await lockSession(transaction, session.id);
        const reopened = await transaction
          .update(orders)
          .set({ status: 'pending', sessionId: session.id, expiresAt })
          .where(
            and(eq(orders.id, orderId), eq(orders.sessionId, sessionId), inArray(orders.status, [...unpaid])),
          )
          .returning({ id: orders.id });
        if (reopened.length === 0) return false;

        await transaction.insert(paymentSessions).values({ ...session, orderId, createdAt: now });
        return true;
      });
    },

    /** Saves an event and what follows from it, once, however often and however many at a time it comes. */
    settle(event: PaymentEvent, receivedAt: Date, decide: Decide): Promise<void> {
      return durable(async (transaction) => {
        await lockSession(transaction, event.sessionId);
        const fresh = await transaction
          .insert(paymentEvents)
          .values({ ...event, outcome: 'waiting', receivedAt })
          .onConflictDoNothing()
          .returning({ id: paymentEvents.id });
        if (fresh.length === 0) return;

        const [session] = await transaction
          .select()
          .from(paymentSessions)
          .where(eq(paymentSessions.id, event.sessionId));
        if (session) await apply(transaction, session.orderId, event, decide);
      });
    },

    /** Lets go of what nobody paid for in time. */
    expire(now: Date, history: HistoryRow): Promise<number> {
      return durable(async (transaction) => {
        const expired = await transaction
          .update(orders)
          .set({ status: 'expired' })
          .where(and(eq(orders.status, 'pending'), lte(orders.expiresAt, now)))
          .returning({ id: orders.id });
        if (expired.length > 0) {
          await transaction
            .insert(orderHistory)
            .values(expired.map(({ id }) => ({ ...history, orderId: id })));
        }
        return expired.length;
      });
    },

    async anyOverdue(now: Date): Promise<boolean> {
      const rows = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.status, 'pending'), lte(orders.expiresAt, now)))
        .limit(1);
      return rows.length > 0;
    },

    /** Where an order is paid for now, while it can be. */
    async pageOf(orderId: string, unpaid: readonly OrderStatus[]): Promise<string | undefined> {
      const [row] = await db
        .select({ url: paymentSessions.url })
        .from(orders)
        .innerJoin(paymentSessions, eq(paymentSessions.id, orders.sessionId))
        .where(and(eq(orders.id, orderId), inArray(orders.status, [...unpaid])));
      return row?.url;
    },

    async byToken(token: string): Promise<{ order: OrderRecord; history: HistoryRow[] } | undefined> {
      const [row] = await db.select().from(orders).where(eq(orders.token, token));
      return row && { order: toRecord(row), history: await historyOf(row.id) };
    },

    /** The page that an earlier request of the same name led to. */
    async byRequestKey(requestKey: string): Promise<{ requestHash: string | null; url: string } | undefined> {
      const [row] = await db
        .select({ requestHash: orders.requestHash, url: paymentSessions.url })
        .from(orders)
        .innerJoin(paymentSessions, eq(paymentSessions.id, orders.sessionId))
        .where(eq(orders.requestKey, requestKey));
      return row;
    },
  };

  async function apply(transaction: Transaction, orderId: string, event: PaymentEvent, decide: Decide) {
    // Events of several pages may come for one order at once: one after the other.
    const [row] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!row) throw new Error('A payment page without its order.');

    const { set, history, mails, outcome } = decide(toRecord(row), event);
    if (Object.keys(set).length > 0) await transaction.update(orders).set(set).where(eq(orders.id, orderId));
    if (history.length > 0) {
      await transaction.insert(orderHistory).values(history.map((step) => ({ ...step, orderId })));
    }
    await keepMails(transaction, mails);
    await transaction.update(paymentEvents).set({ outcome }).where(eq(paymentEvents.id, event.id));
  }
}
