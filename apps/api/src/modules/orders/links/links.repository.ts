import { asc, eq, inArray, or } from 'drizzle-orm';
import { newOrderToken } from '../../../records/orderToken.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderLinkRequests, orders } from '../../../database/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { keepMails } from '../../../mail/mails.repository.ts';
import { noteChange, type AuditEntry } from '../../../records/auditLog.ts';
import { inLockOrder } from '../../../records/differences.ts';
import type { OrderRecord } from '../order.ts';
import { toRecord } from '../payment/settleEvents.repository.ts';

type LinkRequest = typeof orderLinkRequests.$inferSelect;

export type OrderLinksRepository = ReturnType<typeof createOrderLinksRepository>;

/** Stores the link of each order. */
export function createOrderLinksRepository({ db, durable }: Database) {
  return {
    async byToken(token: string): Promise<OrderRecord | undefined> {
      const [row] = await db.select().from(orders).where(eq(orders.token, token));
      return row && toRecord(row);
    },

    /** Replaces a link, unless it is invalid by now, or a related order has an open payment page. */
    renew(
      { from, to }: { from: string; to: string },
      { mail, entry }: { mail: Mail; entry: AuditEntry },
    ): Promise<'renewed' | 'renewed-already' | 'at-the-till'> {
      return durable(async (transaction) => {
        const related = await lockRelated(transaction, from);
        if (!related.some(({ token }) => token === from)) return 'renewed-already';
        if (related.some(({ status }) => status === 'pending')) return 'at-the-till';
        for (const { id, token } of related) {
          const fresh = token === from ? to : newOrderToken();
          await transaction.update(orders).set({ token: fresh }).where(eq(orders.id, id));
        }
        await keepMails(transaction, [mail]);
        await noteChange(transaction, entry);
        return 'renewed';
      });
    },

    async ask(request: LinkRequest): Promise<void> {
      await durable((transaction) => transaction.insert(orderLinkRequests).values(request));
    },

    async anyAsked(): Promise<boolean> {
      const rows = await db.select({ id: orderLinkRequests.id }).from(orderLinkRequests).limit(1);
      return rows.length > 0;
    },

    /**
     * Answers the oldest requests, with the orders of the mailboxes that asked, the newest first, and returns the
     * number of requests. Rows that another process has locked are left to it.
     */
    answer(
      atMost: number,
      decide: (found: readonly OrderRecord[]) => Promise<readonly Mail[]>,
    ): Promise<number> {
      return durable(async (transaction) => {
        const asked = await transaction
          .select()
          .from(orderLinkRequests)
          .orderBy(asc(orderLinkRequests.createdAt))
          .limit(atMost)
          .for('update', { skipLocked: true });
        if (asked.length === 0) return 0;

        const keys = [...new Set(asked.map(({ emailKey }) => emailKey))];
        // The lock prevents that a link is renewed meanwhile, and mailed when it is invalid.
        const found = await transaction
          .select()
          .from(orders)
          .where(inArray(orders.customerEmailKey, keys))
          .orderBy(...inLockOrder)
          .for('share');
        const newestFirst = found.toSorted((one, other) => +other.createdAt - +one.createdAt);
        await keepMails(transaction, await decide(newestFirst.map(toRecord)));
        const ids = asked.map(({ id }) => id);
        await transaction.delete(orderLinkRequests).where(inArray(orderLinkRequests.id, ids));
        return asked.length;
      });
    },
  };
}

/**
 * The order that a link opens, and its differences: they lead to each other, so a visitor who had one link had them
 * all.
 */
async function lockRelated(transaction: Transaction, token: string) {
  const [order] = await transaction
    .select({ id: orders.id, upgradesOrderId: orders.upgradesOrderId })
    .from(orders)
    .where(eq(orders.token, token));
  if (!order) return [];
  const first = order.upgradesOrderId ?? order.id;
  return transaction
    .select({ id: orders.id, token: orders.token, status: orders.status })
    .from(orders)
    .where(or(eq(orders.id, first), eq(orders.upgradesOrderId, first)))
    .orderBy(...inLockOrder)
    .for('update');
}
