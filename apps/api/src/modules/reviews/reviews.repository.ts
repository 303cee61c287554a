import { and, avg, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { orders, reviews, sites } from '../../database/schema.ts';

export type ReviewRecord = typeof reviews.$inferSelect;

export type ReviewsRepository = ReturnType<typeof createReviewsRepository>;

export function createReviewsRepository({ db, durable }: Database) {
  // After a buyer is erased, only the stars of their review are left: they count, but the review is not shown.
  const readable = (templateIds: readonly string[]) =>
    and(inArray(reviews.templateId, [...templateIds]), eq(reviews.hidden, false), ne(reviews.text, ''));

  return {
    /** The order of a token, with the design that its website has now. */
    async orderOf(token: string): Promise<{ id: string; status: string; templateId: string } | undefined> {
      const [order] = await db
        .select({
          id: orders.id,
          status: orders.status,
          templateId: orders.templateId,
          designNow: sites.templateId,
        })
        .from(orders)
        .leftJoin(sites, eq(sites.orderId, orders.id))
        // A difference has no review of its own: the order of its website has it.
        .where(and(eq(orders.token, token), isNull(orders.upgradesOrderId)));
      return order && { id: order.id, status: order.status, templateId: order.designNow ?? order.templateId };
    },

    /** False when the order has a review already. */
    async save(review: ReviewRecord): Promise<boolean> {
      const saved = await durable((transaction) =>
        transaction.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id }),
      );
      return saved.length > 0;
    },

    async page(
      templateIds: readonly string[],
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ items: ReviewRecord[]; total: number }> {
      const [items, [all]] = await Promise.all([
        db
          .select()
          .from(reviews)
          .where(readable(templateIds))
          .orderBy(desc(reviews.createdAt), desc(reviews.id))
          .limit(limit)
          .offset(offset),
        db.select({ total: count() }).from(reviews).where(readable(templateIds)),
      ]);
      return { items, total: all?.total ?? 0 };
    },

    ordersByTemplate(statuses: readonly string[]): Promise<{ templateId: string; orders: number }[]> {
      return db
        .select({ templateId: orders.templateId, orders: count() })
        .from(orders)
        .where(and(inArray(orders.status, [...statuses]), isNull(orders.upgradesOrderId)))
        .groupBy(orders.templateId);
    },

    async ratingsByTemplate(): Promise<{ templateId: string; reviews: number; rating: number }[]> {
      const rows = await db
        .select({ templateId: reviews.templateId, reviews: count(), rating: avg(reviews.rating) })
        .from(reviews)
        .where(eq(reviews.hidden, false))
        .groupBy(reviews.templateId);
      return rows.map((row) => ({ ...row, rating: Number(row.rating) }));
    },
  };
}
