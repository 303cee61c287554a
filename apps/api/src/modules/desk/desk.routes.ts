import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { deliveriesRoutes } from './orders/deliveries.routes.ts';
import type { Desk } from './desk.ts';
import { lettersRoutes } from './letters/letters.routes.ts';
import { mailsRoutes } from './mails/mails.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { overviewRoutes } from './overview.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { subscribersRoutes } from './subscribers/subscribers.routes.ts';

/** The desk's calls. Each says in the contract that it is for admins. */
export const deskRoutes: FastifyPluginAsyncTypebox<{ desk: Desk }> = async (app, { desk }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  await app.register(overviewRoutes, desk);
  await app.register(ordersRoutes, desk);
  await app.register(deliveriesRoutes, desk);
  await app.register(lettersRoutes, desk);
  await app.register(subscribersRoutes, desk);
  await app.register(reviewsRoutes, desk);
  await app.register(mailsRoutes, desk);
  await app.register(peopleRoutes, desk);
};
