import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderMessages, orders } from '../../../database/schema.ts';
import type { Mail } from '../../../mail/mail.ts';
import { keepMails } from '../../../mail/mails.repository.ts';
import { noteChange, type AuditEntry } from '../../../records/auditLog.ts';

type OrderRow = typeof orders.$inferSelect;
export type NewMessage = Omit<typeof orderMessages.$inferSelect, 'number'>;

/** The number of messages that are shown. */
const shown = 200;

/** Stores a message about an order, in the transaction of its subject. */
export async function keepMessage(transaction: Transaction, message: NewMessage) {
  await transaction.insert(orderMessages).values(message);
}

/** An automatic message of the shop to the buyer of a site, with the mail about it. */
export type Notice = (order: OrderRow) => { message: NewMessage; mails: readonly Mail[] };

/** Stores such a message, unless it repeats the last one. */
export async function keepNotice(transaction: Transaction, { message, mails }: ReturnType<Notice>) {
  const [last] = await transaction
    .select({ text: orderMessages.text })
    .from(orderMessages)
    .where(eq(orderMessages.orderId, message.orderId))
    .orderBy(desc(orderMessages.number))
    .limit(1);
  if (last?.text === message.text) return;
  await keepMessage(transaction, message);
  await keepMails(transaction, mails);
}

export type MessagesRepository = ReturnType<typeof createMessagesRepository>;

/** Finds orders by their links, and reads and stores the messages about them. */
export function createMessagesRepository({ db, durable }: Database) {
  return {
    /** The order of a link, if it is one for a website. */
    async orderOf(token: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.token, token), isNull(orders.upgradesOrderId)));
      return row?.id;
    },

    /** Whether there is an order for a website with this id. */
    async isOrder(orderId: string): Promise<boolean> {
      return (await db.$count(orders, and(eq(orders.id, orderId), isNull(orders.upgradesOrderId)))) > 0;
    },

    /** The last messages about an order, the oldest first. */
    async list(orderId: string): Promise<NewMessage[]> {
      const rows = await db
        .select()
        .from(orderMessages)
        .where(eq(orderMessages.orderId, orderId))
        .orderBy(desc(orderMessages.number))
        .limit(shown);
      return rows.toReversed();
    },

    /** Stores a message of the shop, with the mail about it. Undefined when there is no such order. */
    add(
      orderId: string,
      write: (order: OrderRow) => { message: NewMessage; mails: readonly Mail[]; audit: AuditEntry },
    ): Promise<NewMessage | undefined> {
      return durable(async (transaction) => {
        const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
        if (!order || order.upgradesOrderId !== null) return undefined;
        const { message, mails, audit } = write(order);
        await keepMessage(transaction, message);
        await keepMails(transaction, mails);
        await noteChange(transaction, audit);
        return message;
      });
    },
  };
}
