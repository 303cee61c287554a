import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getCatalogueStats } from '@awning/contract/catalogue';
import { createReview, listReviews } from '@awning/contract/reviews';
import fresh from 'fresh';
import type { ReviewsService } from './reviews.service.ts';

/** Speaks HTTP for reviews, and for the figures that come of them. */
export const reviewsRoutes: FastifyPluginAsyncTypebox<{ reviews: ReviewsService }> = async (
  app,
  { reviews },
) => {
  app.route({
    ...createReview,
    handler: async (request, reply) => {
      const { outcome } = await reviews.write(request.body);
      if (outcome === 'not-delivered') return reply.failure(403, notDelivered);
      if (outcome === 'reviewed-already') return reply.failure(409, reviewedAlready);
      return reply.code(201).send({ message: 'Thank you. Your review is in the window.' });
    },
  });

  app.route({
    ...listReviews,
    handler: async (request, reply) => {
      const { templateId, page = '1' } = request.query;
      const found = await reviews.list(templateId, Number(page));
      if (!found) return reply.failure(404, unknownTemplate);
      return reply.send(found);
    },
  });

  app.route({
    ...getCatalogueStats,
    handler: async (request, reply) => {
      const { figures, etag } = await reviews.stats();
      reply.headers({ 'cache-control': 'public, max-age=60', etag });
      if (fresh(request.headers, { etag })) return reply.code(304).send(null);
      return reply.send(figures);
    },
  });
};

const notDelivered = {
  error: 'not-delivered',
  message: 'Only who bought a website can review it, once it is delivered.',
};

const reviewedAlready = {
  error: 'reviewed-already',
  message: 'This order has its review already. Thank you.',
};

const unknownTemplate = { error: 'unknown-template', message: 'Template not found' };
