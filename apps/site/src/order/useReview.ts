import { orders } from '@awning/content/orders/orders';
import type { ReviewValues } from '@awning/ui/sections/ReviewForm';
import { useSubmission } from '../forms/useSubmission.ts';

/** Sends a buyer's review of an order. */
export function useReview(token: string) {
  return useSubmission<ReviewValues, { message: string }>({
    load: async () => {
      const { createReview } = await import('./state/orders.ts');
      return (values) => createReview({ token, ...values });
    },
    sentence: orders.review.failed,
  });
}
