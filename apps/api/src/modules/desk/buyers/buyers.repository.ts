import { and, asc, count, countDistinct, desc, inArray, max, ne } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { messages, orderMessages, orders } from '../../../database/schema.ts';
import { siteStandings } from '../../../records/siteStandings.ts';
import { mentions, type Rows, type Window } from '../listing.ts';

const orderColumns = {
  key: orders.customerEmailKey,
  email: orders.customerEmail,
  name: orders.customerName,
  business: orders.customerBusiness,
  id: orders.id,
  reference: orders.reference,
  status: orders.status,
  templateName: orders.templateName,
  upgradesOrderId: orders.upgradesOrderId,
  total: orders.total,
  refunded: orders.refunded,
  currency: orders.currency,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
};

export type DeskBuyersRepository = ReturnType<typeof createDeskBuyersRepository>;
export type BuyerRow = Awaited<ReturnType<DeskBuyersRepository['list']>>['rows'][number];

/** Reads the buyers out of the orders: they have no table of their own. */
export function createDeskBuyersRepository({ db }: Database) {
  const { customerEmailKey: key, createdAt, id } = orders;

  return {
    async list(words: string | undefined, { limit, offset }: Window) {
      // An order of a deleted account has no address.
      const found = db
        .select({ key })
        .from(orders)
        .where(
          and(
            ne(key, ''),
            mentions(words, [orders.customerName, orders.customerEmail, orders.customerBusiness], [key]),
          ),
        );
      const [buyers, [counted]] = await Promise.all([
        db
          .select({ key })
          .from(orders)
          .where(inArray(key, found))
          .groupBy(key)
          .orderBy(desc(max(createdAt)), asc(key))
          .limit(limit)
          .offset(offset),
        db
          .select({ total: countDistinct(key) })
          .from(orders)
          .where(inArray(key, found)),
      ]);
      const keys = buyers.map((buyer) => buyer.key);
      const [ordered, messageCounts] = await Promise.all([
        db.select(orderColumns).from(orders).where(inArray(key, keys)).orderBy(desc(createdAt), desc(id)),
        db
          .select({ key: messages.emailKey, count: count() })
          .from(messages)
          .where(inArray(messages.emailKey, keys))
          .groupBy(messages.emailKey),
      ]);
      const ids = ordered.map((order) => order.id);
      const [standings, said] = await Promise.all([
        siteStandings(db, ids),
        db
          .select({ orderId: orderMessages.orderId, count: count() })
          .from(orderMessages)
          .where(inArray(orderMessages.orderId, ids))
          .groupBy(orderMessages.orderId),
      ]);
      const saidOf = new Map(said.map((one) => [one.orderId, one.count]));
      const messagesOf = new Map(messageCounts.map((one) => [one.key, one.count]));
      return {
        rows: keys.map((buyer) => ({
          messages: messagesOf.get(buyer) ?? 0,
          /** The newest first. */
          orders: ordered
            .filter((order) => order.key === buyer)
            .map((order) => ({
              ...order,
              messages: saidOf.get(order.id) ?? 0,
              site: standings.get(order.id)?.state ?? null,
            })),
        })),
        total: counted?.total ?? 0,
      } satisfies Rows<unknown>;
    },
  };
}
