import { createHash, randomUUID } from 'node:crypto';
import type { TemplateStats } from '@awning/contract/catalogue';
import { pageSize } from '@awning/contract/paging';
import type { Review, ReviewDraft } from '@awning/contract/reviews';
import type { Template } from '@awning/shop/template';
import type { ReviewRecord, ReviewsRepository } from './reviews.repository.ts';

/** Orders that count as sold. */
const sold = ['paid', 'in_progress', 'delivered'];
/** How long the figures are not reckoned anew, in milliseconds. */
const freshness = 1_000;

export type Reviewing = { outcome: 'kept' } | { outcome: 'not-delivered' } | { outcome: 'reviewed-already' };

/** The figures of the whole catalogue, and what tells them from other figures. */
export interface Stats {
  figures: Record<string, TemplateStats>;
  etag: string;
}

export type ReviewsService = ReturnType<typeof createReviewsService>;

/** What buyers say, and how the templates sell by it. */
export function createReviewsService({
  catalogue,
  repository,
  now,
}: {
  catalogue: readonly Template[];
  repository: ReviewsRepository;
  now: () => Date;
}) {
  const trades = new Map(catalogue.map(({ id, category }) => [id, category]));
  let reckoned: { at: number; stats: Promise<Stats> } | undefined;

  const describe = ({ rating, text, createdAt, templateId, reply, repliedAt }: ReviewRecord): Review => ({
    rating,
    text,
    createdAt: createdAt.toISOString(),
    trade: trades.get(templateId) ?? '',
    reply,
    repliedAt: repliedAt?.toISOString() ?? null,
  });

  const reckon = async (): Promise<Stats> => {
    const [orders, ratings] = await Promise.all([
      repository.ordersByTemplate(sold),
      repository.ratingsByTemplate(),
    ]);
    const soldOf = new Map(orders.map((row) => [row.templateId, row.orders]));
    const ratedOf = new Map(ratings.map((row) => [row.templateId, row]));

    const figures = Object.fromEntries(
      catalogue.map(({ id }) => {
        const rated = ratedOf.get(id);
        const rating = rated ? Math.round(rated.rating * 10) / 10 : null;
        return [id, { orders: soldOf.get(id) ?? 0, reviews: rated?.reviews ?? 0, rating }];
      }),
    );
    const hash = createHash('sha256').update(JSON.stringify(figures)).digest('base64url');
    return { figures, etag: `"${hash.slice(0, 22)}"` };
  };

  return {
    /** Keeps what a buyer says. One order has one review, and none before it is delivered. */
    async write({ token, rating, text }: ReviewDraft): Promise<Reviewing> {
      // What cannot be a token is not even looked for; some of it no database takes.
      const order = /^[\w-]{1,100}$/.test(token) ? await repository.orderOf(token) : undefined;
      if (order?.status !== 'delivered') return { outcome: 'not-delivered' };

      const saved = await repository.save({
        id: randomUUID(),
        orderId: order.id,
        templateId: order.templateId,
        rating,
        text,
        reply: null,
        repliedAt: null,
        hidden: false,
        createdAt: now(),
      });
      return { outcome: saved ? 'kept' : 'reviewed-already' };
    },

    /** The reviews that may be read, of one template or of all that are sold. Undefined for one that is not. */
    async list(templateId: string | undefined, page: number) {
      if (templateId !== undefined && !trades.has(templateId)) return undefined;

      const templateIds = templateId === undefined ? [...trades.keys()] : [templateId];
      const found = await repository.page(templateIds, { offset: (page - 1) * pageSize, limit: pageSize });
      return { items: found.items.map(describe), total: found.total, page };
    },

    /** How each template sells. Many calls at once are one query to the database. */
    stats(): Promise<Stats> {
      const at = now().getTime();
      if (reckoned && at - reckoned.at < freshness) return reckoned.stats;

      const stats = reckon();
      reckoned = { at, stats };
      stats.catch(() => {
        reckoned = undefined;
      });
      return stats;
    },
  };
}
