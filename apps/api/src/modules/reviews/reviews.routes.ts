import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { orders } from '@awning/content/orders/orders';
import { getCatalogueStats } from '@awning/contract/catalogue';
import { createReview, listReviews, ReviewDraft } from '@awning/contract/reviews';
import { urls } from '@awning/contract/urls';
import fresh from 'fresh';
import { Type } from 'typebox';
import { takePlainForm } from '../../http/plainForms.ts';
import { reviewForm } from './reviewForm.ts';
import type { ReviewsService } from './reviews.service.ts';

/** The HTTP routes for reviews, and for the figures that come of them. */
export const reviewsRoutes: FastifyPluginAsyncTypebox<{ reviews: ReviewsService }> = async (
  app,
  { reviews },
) => {
  await app.register(reviewPage, { reviews });

  app.route({
    ...createReview,
    handler: async (request, reply) => {
      const { outcome } = await reviews.write(request.body);
      if (outcome === 'not-delivered') return reply.failure(403, notDelivered);
      if (outcome === 'reviewed-already') return reply.failure(409, reviewedAlready);
      return reply.code(201).send({ message: 'Thank you. Your review is published.' });
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

// A form posts every value as a string.
const posted = Type.Object({
  rating: Type.String({ pattern: '^[1-5]$', 'x-message': orders.review.labels.chooseRating }),
  text: ReviewDraft.properties.text,
});

/** Takes the form of an order's page from browsers without script. */
const reviewPage: FastifyPluginAsyncTypebox<{ reviews: ReviewsService }> = async (app, { reviews }) => {
  await takePlainForm(app, reviewForm);

  app.post(
    urls.reviewOrder,
    {
      config: { page: true },
      schema: { hide: true, params: Type.Object({ token: Type.String() }), body: posted },
    },
    async (request, reply) => {
      const { token } = request.params;
      const { rating, text } = request.body;
      const { outcome } = await reviews.write({ token, rating: Number(rating), text });
      if (outcome === 'not-delivered') return reply.failure(403, notDelivered);
      if (outcome === 'reviewed-already') return reply.failure(409, reviewedAlready);
      return reply.redirect(reviewForm.thanks, 303);
    },
  );
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
