import type { AdminReview, ReviewChange, ReviewsQuery } from '@awning/contract/admin/reviews';
import { instantOrNull, listPage, wordsOrNone } from '../listing.ts';
import type { ReviewDecision, ReviewRow, DeskReviewsRepository } from './reviews.repository.ts';

export type ChangingReview =
  | { outcome: 'changed'; review: AdminReview }
  | { outcome: 'unknown' }
  | { outcome: 'nothing-asked' };

export type DeskReviewsService = ReturnType<typeof createDeskReviewsService>;

const written = (reply: string | null) => (reply === null ? 'none' : 'written');

/** Lists the buyers' reviews, and changes the shop's replies. */
export function createDeskReviewsService({
  repository,
  now,
}: {
  repository: DeskReviewsRepository;
  now: () => Date;
}) {
  return {
    list({ hidden, rating, ...query }: ReviewsQuery) {
      const filter = {
        hidden: hidden && hidden === 'true',
        rating: rating && Number(rating),
      };
      return listPage(query, (window) => repository.list(filter, window), describe);
    },

    async change(id: string, { reply, hidden }: ReviewChange, actorId: string): Promise<ChangingReview> {
      if (reply === undefined && hidden === undefined) return { outcome: 'nothing-asked' };
      const at = now();

      const decide = (review: Pick<ReviewRow, 'reply' | 'hidden'>): ReviewDecision => {
        const decision: ReviewDecision = { set: {}, changes: [] };
        const answer = wordsOrNone(reply) ?? null;
        if (reply !== undefined && answer !== review.reply) {
          decision.set = { reply: answer, repliedAt: answer === null ? null : at };
          // Records that there is a reply, and not its text.
          const detail = { from: written(review.reply), to: written(answer) };
          decision.changes = [{ action: 'review.reply', detail }];
        }
        if (hidden !== undefined && hidden !== review.hidden) {
          decision.set = { ...decision.set, hidden };
          const detail = { from: review.hidden, to: hidden };
          decision.changes = [...decision.changes, { action: 'review.hidden', detail }];
        }
        return decision;
      };

      const review = await repository.change(id, decide, { actorId, at });
      return review ? { outcome: 'changed', review: describe(review) } : { outcome: 'unknown' };
    },
  };
}

const describe = (row: ReviewRow): AdminReview => ({
  ...row,
  repliedAt: instantOrNull(row.repliedAt),
  createdAt: row.createdAt.toISOString(),
});
