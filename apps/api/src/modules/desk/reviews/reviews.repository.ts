import type { AuditAction } from '@awning/contract/admin/audit';
import { and, eq } from 'drizzle-orm';
import { noteChange } from '../../../records/auditLog.ts';
import type { Database } from '../../../database/database.ts';
import { orders, reviews } from '../../../database/schema.ts';
import { newestFirst, type Window } from '../listing.ts';

type Row = typeof reviews.$inferSelect;

/** The changes to write to a review, as the service decided. */
export interface ReviewDecision {
  set: Partial<Pick<Row, 'reply' | 'repliedAt' | 'hidden'>>;
  changes: readonly { action: AuditAction; detail: { from: unknown; to: unknown } }[];
}

const columns = {
  id: reviews.id,
  templateId: reviews.templateId,
  rating: reviews.rating,
  text: reviews.text,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
  hidden: reviews.hidden,
  createdAt: reviews.createdAt,
  order: {
    id: orders.id,
    reference: orders.reference,
    templateName: orders.templateName,
    customerName: orders.customerName,
  },
};

export type DeskReviewsRepository = ReturnType<typeof createDeskReviewsRepository>;
export interface ReviewRow extends Omit<Row, 'orderId'> {
  order: { id: string; reference: string; templateName: string; customerName: string };
}

export function createDeskReviewsRepository({ db, durable }: Database) {
  return {
    async list(
      { hidden, rating }: { hidden: boolean | undefined; rating: number | undefined },
      window: Window,
    ) {
      const where = and(
        hidden === undefined ? undefined : eq(reviews.hidden, hidden),
        rating === undefined ? undefined : eq(reviews.rating, rating),
      );
      const query = db
        .select(columns)
        .from(reviews)
        .innerJoin(orders, eq(orders.id, reviews.orderId))
        .where(where);
      return newestFirst(query, { at: reviews.createdAt, id: reviews.id }, window, db.$count(reviews, where));
    },

    /** Changes a review as decided. Undefined when there is no such review. */
    change(
      id: string,
      decide: (review: Row) => ReviewDecision,
      { actorId, at }: { actorId: string; at: Date },
    ): Promise<ReviewRow | undefined> {
      return durable(async (transaction) => {
        const [review] = await transaction.select().from(reviews).where(eq(reviews.id, id)).for('update');
        if (!review) return undefined;

        const { set, changes } = decide(review);
        if (changes.length > 0) await transaction.update(reviews).set(set).where(eq(reviews.id, id));
        for (const { action, detail } of changes) {
          await noteChange(transaction, { at, actorId, action, subjectId: id, detail });
        }
        const [changed] = await transaction
          .select(columns)
          .from(reviews)
          .innerJoin(orders, eq(orders.id, reviews.orderId))
          .where(eq(reviews.id, id));
        return changed;
      });
    },
  };
}
