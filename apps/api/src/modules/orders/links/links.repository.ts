import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { newOrderToken } from '../../../records/orderToken.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderLinkRequests, orders } from '../../../database/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { keepMails } from '../../../mail/mails.repository.ts';
import { noteChange, type AuditEntry } from '../../../records/auditLog.ts';
import type { OrderRecord } from '../order.ts';
import { toRecord } from '../payment/settleEvents.repository.ts';

type LinkRequest = typeof orderLinkRequests.$inferSelect;

export type OrderLinksRepository = ReturnType<typeof createOrderLinksRepository>;

/** Keeps which link opens an order. */
export function createOrderLinksRepository({ db, durable }: Database) {
  return {
    async byToken(token: string): Promise<OrderRecord | undefined> {
      const [row] = await db.select().from(orders).where(eq(orders.token, token));
      return row && toRecord(row);
    },

    /** Puts a link in the place of another. False when that one is dead by now, or the order is at the till. */
    renew(
      { from, to }: { from: string; to: string },
      { mail, entry }: { mail: Mail; entry: AuditEntry },
    ): Promise<boolean> {
      return durable(async (transaction) => {
        const renewed = await transaction
          .update(orders)
          .set({ token: to })
          .where(and(eq(orders.token, from), ne(orders.status, 'pending')))
          .returning({ id: orders.id, upgradesOrderId: orders.upgradesOrderId });
        if (!renewed[0]) return false;
        await renewRelated(transaction, renewed[0]);
        await keepMails(transaction, [mail]);
        await noteChange(transaction, entry);
        return true;
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
     * Answers the oldest requests, by the orders of the mailboxes that asked, the newest first, and says how many there
     * were. What another process has in hand is left to it.
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
        // A link that is renewed meanwhile would be mailed dead.
        const found = await transaction
          .select()
          .from(orders)
          .where(inArray(orders.customerEmailKey, keys))
          .orderBy(desc(orders.createdAt), asc(orders.id))
          .for('share');
        await keepMails(transaction, await decide(found.map(toRecord)));
        const ids = asked.map(({ id }) => id);
        await transaction.delete(orderLinkRequests).where(inArray(orderLinkRequests.id, ids));
        return asked.length;
      });
    },
  };
}

/** An order and its differences link to each other: whoever had one link had them all. */
async function renewRelated(
  transaction: Transaction,
  { id, upgradesOrderId }: { id: string; upgradesOrderId: string | null },
) {
  const first = upgradesOrderId ?? id;
  const related = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(or(eq(orders.id, first), eq(orders.upgradesOrderId, first)), ne(orders.id, id)));
  for (const other of related) {
    await transaction.update(orders).set({ token: newOrderToken() }).where(eq(orders.id, other.id));
  }
}
