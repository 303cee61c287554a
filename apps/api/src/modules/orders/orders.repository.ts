import { and, asc, count, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { OrderStatus } from '@awning/shop/order';
import { keyOf } from '../../addresses/addressKey.ts';
import { lockName } from '../../database/lockName.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { orderHistory, orders, paymentSessions, users } from '../../database/schema.ts';
import type { PaymentEvent, PaymentSession } from '../../payments/provider.ts';
import {
  differencesOf,
  upgradedOf,
  type DifferenceRecord,
  type UpgradedOrder,
} from '../../records/differences.ts';
import { filesOf, type FileRecord } from '../../records/orderFiles.ts';
import { originalsOf, type OriginalPicture } from '../../records/originals.ts';
import { siteStandings, type StandingSite } from '../../records/siteStandings.ts';
import { holdUpgrade, lockUpgraded } from './differences/upgrade.repository.ts';
import type { HistoryRow, OrderRecord } from './order.ts';
import {
  lockForm,
  settleEarly,
  settleEvent,
  toRecord,
  type Deciding,
} from './payment/settleEvents.repository.ts';

export interface NewOrder extends OrderRecord {
  requestKey: string | null;
  requestHash: string | null;
}

export type OrdersRepository = ReturnType<typeof createOrdersRepository>;

/** The result of giving an order a payment page. */
export interface Opened {
  /** Unpaid orders of the same form: only one of them is to be paid. */
  others: OrderRecord[];
}

/** Stores orders and their payment pages. */
export function createOrdersRepository({ db, durable }: Database, { decide, dearer }: Deciding) {
  const historyOf = async (orderId: string) => {
    const rows = await db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, orderId))
      .orderBy(asc(orderHistory.id));
    return rows as HistoryRow[];
  };

  /** The inputs for settling an order that is to be paid: for a difference, they include the looks of its design. */
  const decidingOf = async ({
    templateId,
    upgradesOrderId,
  }: Pick<OrderRecord, 'templateId' | 'upgradesOrderId'>): Promise<Deciding> => ({
    decide,
    dearer,
    looks: upgradesOrderId === null ? undefined : await dearer.looksOf(templateId),
  });

  const placedOrders = () =>
    db.select().from(orders).innerJoin(paymentSessions, eq(paymentSessions.id, orders.sessionId));

  return {
    /**
     * Stores an order with its payment page. An event of that page that came first is settled now. Undefined when the
     * order's reference, the client's request or the form's basket exists already.
     */
    async save(order: NewOrder, history: HistoryRow, session: PaymentSession): Promise<Opened | undefined> {
      const deciding = await decidingOf(order);
      return durable(async (transaction) => {
        await lockName(transaction, session.id);
        const others = await othersOf(transaction, order);
        const userId = await stillThere(transaction, order.userId);
        if (order.upgradesOrderId !== null) await lockUpgraded(transaction, order.upgradesOrderId);
        const saved = await transaction
          .insert(orders)
          .values({ ...order, userId, customerEmailKey: keyOf(order.customerEmail) })
          .onConflictDoNothing()
          .returning();
        if (saved.length === 0) return undefined;

        const orderId = order.id;
        await transaction.insert(orderHistory).values({ ...history, orderId });
        await transaction.insert(paymentSessions).values({ ...session, orderId, createdAt: order.createdAt });
        await settleEarly(transaction, { id: session.id, orderId }, deciding);
        return { others };
      });
    },

    /** Gives an unpaid order another payment page. Undefined when it was paid, or given another page, meanwhile. */
    async reopen(
      order: Pick<OrderRecord, 'id' | 'sessionId' | 'formKey' | 'templateId' | 'upgradesOrderId'>,
      unpaid: readonly OrderStatus[],
      session: PaymentSession,
      { now, expiresAt, requestKey }: { now: Date; expiresAt: Date; requestKey: string | undefined },
    ): Promise<Opened | undefined> {
      const { id: orderId, sessionId } = order;
      const deciding = await decidingOf(order);
      return durable(async (transaction) => {
        await lockName(transaction, session.id);
        const others = await othersOf(transaction, order);
        if (order.upgradesOrderId !== null) await lockUpgraded(transaction, order.upgradesOrderId);
        const reopened = await transaction
          .update(orders)
          .set({ status: 'pending', sessionId: session.id, expiresAt })
          .where(
            and(eq(orders.id, orderId), eq(orders.sessionId, sessionId), inArray(orders.status, [...unpaid])),
          )
          .returning({ id: orders.id });
        if (reopened.length === 0) return undefined;

        await transaction
          .insert(paymentSessions)
          .values({ ...session, orderId, requestKey: requestKey ?? null, createdAt: now });
        await settleEarly(transaction, { id: session.id, orderId }, deciding);
        return { others };
      });
    },

    /** Stores an event and its consequences once, even when it comes repeatedly or concurrently. */
    async settle(event: PaymentEvent, receivedAt: Date): Promise<void> {
      const [paid] =
        event.type === 'paid'
          ? await db
              .select({ templateId: orders.templateId, upgradesOrderId: orders.upgradesOrderId })
              .from(paymentSessions)
              .innerJoin(orders, eq(orders.id, paymentSessions.orderId))
              .where(eq(paymentSessions.id, event.sessionId))
          : [];
      const deciding = paid ? await decidingOf(paid) : { decide, dearer };
      return durable((transaction) => settleEvent(transaction, event, receivedAt, deciding));
    },

    /**
     * Whether an order can still be delivered when it is paid. A difference cannot, once its website no longer fits.
     */
    async isToBeHad({ id, upgradesOrderId }: Pick<OrderRecord, 'id' | 'upgradesOrderId'>): Promise<boolean> {
      if (upgradesOrderId === null) return true;
      const upgrade = await durable((transaction) => holdUpgrade(transaction, id, dearer));
      return upgrade?.fits === true;
    },

    /** Orders that await payment until this time at most, oldest first. Flagged orders are left to a person. */
    async pendingUntil(expiresAt: Date): Promise<OrderRecord[]> {
      const rows = await db
        .select()
        .from(orders)
        .where(and(eq(orders.status, 'pending'), lte(orders.expiresAt, expiresAt), isNull(orders.flag)))
        .orderBy(asc(orders.expiresAt))
        .limit(500);
      return rows.map(toRecord);
    },

    /** The payment page of an order, while the order can be paid. */
    async pageOf(orderId: string, unpaid: readonly OrderStatus[]): Promise<PaymentSession | undefined> {
      const [row] = await db
        .select({ id: paymentSessions.id, url: paymentSessions.url })
        .from(orders)
        .innerJoin(paymentSessions, eq(paymentSessions.id, orders.sessionId))
        .where(and(eq(orders.id, orderId), inArray(orders.status, [...unpaid])));
      return row;
    },

    /** The number of payment pages an order has had. */
    async pagesOf(orderId: string): Promise<number> {
      const [row] = await db
        .select({ pages: count() })
        .from(paymentSessions)
        .where(eq(paymentSessions.orderId, orderId));
      return row?.pages ?? 0;
    },

    async byToken(token: string): Promise<
      | {
          order: OrderRecord;
          history: HistoryRow[];
          files: FileRecord[];
          standing: StandingSite | undefined;
          originals: OriginalPicture[];
          differences: DifferenceRecord[];
          upgrades: UpgradedOrder | undefined;
        }
      | undefined
    > {
      const [row] = await db.select().from(orders).where(eq(orders.token, token));
      if (!row) return undefined;
      return {
        order: toRecord(row),
        history: await historyOf(row.id),
        files: await filesOf(db, [row.id]),
        standing: (await siteStandings(db, [row.id])).get(row.id),
        originals: await originalsOf(db, [row.id]),
        differences: (await differencesOf(db, [row.id])).get(row.id) ?? [],
        upgrades: (await upgradedOf(db, [row])).get(row.upgradesOrderId ?? ''),
      };
    },

    /** The order that an earlier request with the same key led to. */
    async byRequestKey(requestKey: string): Promise<Placed | undefined> {
      const named = union(
        db.select({ id: orders.id }).from(orders).where(eq(orders.requestKey, requestKey)),
        db
          .select({ id: paymentSessions.orderId })
          .from(paymentSessions)
          .where(eq(paymentSessions.requestKey, requestKey)),
      );
      const [row] = await placedOrders().where(inArray(orders.id, named));
      return row && toPlaced(row);
    },

    /** The orders of a form, one for each basket. */
    async ofForm(formKey: string): Promise<Placed[]> {
      const rows = await placedOrders().where(eq(orders.formKey, formKey));
      return rows.map(toPlaced);
    },
  };
}

/** An order, the hash of its request, and its payment page. */
export interface Placed {
  order: OrderRecord;
  requestHash: string | null;
  url: string;
}

const toPlaced = (row: {
  orders: typeof orders.$inferSelect;
  payment_sessions: typeof paymentSessions.$inferSelect;
}): Placed => ({
  order: toRecord(row.orders),
  requestHash: row.orders.requestHash,
  url: row.payment_sessions.url,
});

/**
 * Other unpaid orders of the same form. The form is locked first, so that the second request sees the rows of the
 * first.
 */
async function othersOf(
  transaction: Transaction,
  { id, formKey }: Pick<OrderRecord, 'id' | 'formKey'>,
): Promise<OrderRecord[]> {
  if (formKey === null) return [];
  await lockForm(transaction, formKey);
  const rows = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.formKey, formKey), ne(orders.id, id), eq(orders.status, 'pending')));
  return rows.map(toRecord);
}

/** The account, unless it was closed since the request. */
async function stillThere(transaction: Transaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  // The user is locked before any order, in the same sequence as where an account is closed.
  const [user] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  return user?.id ?? null;
}
