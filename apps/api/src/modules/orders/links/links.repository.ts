import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { orders } from '../../../database/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { keepMails } from '../../../mail/mails.repository.ts';
import { noteChange, type AuditEntry } from '../../../records/auditLog.ts';
import type { OrderRecord } from '../order.ts';
import { toRecord } from '../payment/settleEvents.repository.ts';

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
          .returning({ id: orders.id });
        if (renewed.length === 0) return false;
        await keepMails(transaction, [mail]);
        await noteChange(transaction, entry);
        return true;
      });
    },
  };
}
