import { and, count, eq, gte, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { mails, messages, orders, quotes, reviews, subscribers } from '../../database/schema.ts';
import { turnsIn } from '../../records/turns.ts';

/** An order that was paid for and not fully refunded. */
const sold = inArray(orders.status, ['paid', 'in_progress', 'delivered']);

/** The sums paid, less the refunds. */
const revenue = sql<number>`coalesce(sum(${orders.total} - ${orders.refunded}), 0)`.mapWith(Number);

/** The number of websites ordered: a difference to a dearer design is money for one that was ordered before. */
const sales = sql<number>`count(*) filter (where ${orders.upgradesOrderId} is null)`.mapWith(Number);

/** The number of rows of a table that match. */
const howMany = (table: PgTable, where: SQL | undefined) =>
  sql<number>`(select count(*) from ${table} where ${where})`.mapWith(Number);

export type DeskOverviewRepository = ReturnType<typeof createDeskOverviewRepository>;

export function createDeskOverviewRepository({ db }: Database) {
  const day = sql<string>`to_char(${orders.paidAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const turns = turnsIn(db);
  const waiting = and(isNull(mails.sentAt), isNull(mails.failedAt));

  return {
    /** The number of websites ordered in each status, and the number of flagged orders. */
    byStatus: () =>
      db
        .select({ status: orders.status, orders: sales, flagged: count(orders.flag) })
        .from(orders)
        .groupBy(orders.status),

    /** The sales of each day since then that had any, in UTC. */
    byDay: (since: Date, currency: string) =>
      db
        .select({ day, orders: sales, revenue })
        .from(orders)
        .where(and(sold, eq(orders.currency, currency), gte(orders.paidAt, since)))
        .groupBy(day),

    byTemplate: (currency: string) =>
      db
        .select({
          templateId: orders.templateId,
          name: sql<string>`max(${orders.templateName})`,
          orders: sales,
          revenue,
        })
        .from(orders)
        .where(and(sold, eq(orders.currency, currency)))
        .groupBy(orders.templateId),

    /** All other figures, in one query. */
    async figures() {
      const [figures] = await db
        .select({
          shopsTurn: howMany(orders, turns.shop),
          buyersTurn: howMany(orders, turns.buyer),
          openMessages: howMany(messages, ne(messages.state, 'answered')),
          newMessages: howMany(messages, eq(messages.state, 'new')),
          openQuotes: howMany(quotes, ne(quotes.state, 'answered')),
          newQuotes: howMany(quotes, eq(quotes.state, 'new')),
          subscribers: howMany(subscribers, eq(subscribers.state, 'confirmed')),
          reviews: howMany(reviews, eq(reviews.hidden, false)),
          hiddenReviews: howMany(reviews, eq(reviews.hidden, true)),
          rating: sql<
            string | null
          >`(select avg(${reviews.rating}) from ${reviews} where ${reviews.hidden} = false)`,
          failedMails: howMany(mails, isNotNull(mails.failedAt)),
          waitingMails: howMany(mails, waiting),
          oldestWaiting: sql`(select min(${mails.createdAt}) from ${mails} where ${waiting})`.mapWith(
            mails.createdAt,
          ),
        })
        .from(sql`(select 1) as once`);
      return figures!;
    },
  };
}
