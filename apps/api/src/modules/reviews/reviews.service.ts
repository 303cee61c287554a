import { createHash, randomUUID } from 'node:crypto';
import type { TemplateStats } from '@awning/contract/catalogue';
import { pageSize } from '@awning/contract/paging';
import type { Review, ReviewDraft } from '@awning/contract/reviews';
import type { Template } from '@awning/shop/template';
import type { ReviewRecord, ReviewsRepository } from './reviews.repository.ts';

/** Orders that count as sold. */
const sold = ['paid', 'in_progress', 'delivered'];
/** The figures are cached for this many milliseconds. */
const freshness = 1_000;

export type Reviewing = { outcome: 'kept' } | { outcome: 'not-delivered' } | { outcome: 'reviewed-already' };

/** The figures of the whole catalogue, and their entity tag. */
export interface Stats {
  figures: Record<string, TemplateStats>;
  etag: string;
}

export type ReviewsService = ReturnType<typeof createReviewsService>;

/** Stores reviews, and counts how each template sells and is rated. */
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
    /** Stores a review. One order has one review, and none before it is delivered. */
    async write({ token, rating, text }: ReviewDraft): Promise<Reviewing> {
      // A string that cannot be a token is not looked up; some of them no database accepts.
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

    /** The visible reviews, of one template or of all templates on sale. Undefined for a template that is not. */
    async list(templateId: string | undefined, page: number) {
      if (templateId !== undefined && !trades.has(templateId)) return undefined;

      const templateIds = templateId === undefined ? [...trades.keys()] : [templateId];
      const found = await repository.page(templateIds, { offset: (page - 1) * pageSize, limit: pageSize });
      return { items: found.items.map(describe), total: found.total, page };
    },

    /** The sales and ratings of each template. Concurrent calls share one query. */
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
