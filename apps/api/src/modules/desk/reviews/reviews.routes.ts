import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { changeReview, listAllReviews } from '@awning/contract/admin/reviews';
import { nothingAsked, unknown } from '../refusals.ts';
import type { DeskReviewsService } from './reviews.service.ts';

/** The HTTP routes for the desk's reviews. */
export const deskReviewsRoutes: FastifyPluginAsyncTypebox<{ reviews: DeskReviewsService }> = async (
  app,
  { reviews },
) => {
  app.route({
    ...listAllReviews,
    handler: (request) => reviews.list(request.query),
  });

  app.route({
    ...changeReview,
    handler: async (request, reply) => {
      const changing = await reviews.change(request.params.id, request.body, request.signedIn.id);
      if (changing.outcome === 'unknown') return reply.failure(404, unknown('Review'));
      if (changing.outcome === 'nothing-asked') {
        return reply.failure(422, nothingAsked({ reply: 'Write a reply, or choose whether it is hidden' }));
      }
      return reply.send(changing.review);
    },
  });
};
