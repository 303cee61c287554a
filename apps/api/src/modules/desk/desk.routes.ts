import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { deliveriesRoutes } from './orders/deliveries.routes.ts';
import type { Desk } from './desk.ts';
import { deskSubmissionsRoutes } from './submissions/submissions.routes.ts';
import { deskBuyersRoutes } from './buyers/buyers.routes.ts';
import { deskMailsRoutes } from './mails/mails.routes.ts';
import { deskOrdersRoutes } from './orders/orders.routes.ts';
import { deskOverviewRoutes } from './overview.routes.ts';
import { deskPageTimingsRoutes } from './pageTimings/pageTimings.routes.ts';
import { deskPeopleRoutes } from './people/people.routes.ts';
import { deskReviewsRoutes } from './reviews/reviews.routes.ts';
import { deskSubscribersRoutes } from './subscribers/subscribers.routes.ts';

/** The desk's HTTP routes. The contract marks each as for admins. */
export const deskRoutes: FastifyPluginAsyncTypebox<{ desk: Desk }> = async (app, { desk }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  await app.register(deskOverviewRoutes, desk);
  await app.register(deskPageTimingsRoutes, desk);
  await app.register(deskOrdersRoutes, desk);
  await app.register(deliveriesRoutes, desk);
  await app.register(deskSubmissionsRoutes, desk);
  await app.register(deskSubscribersRoutes, desk);
  await app.register(deskReviewsRoutes, desk);
  await app.register(deskMailsRoutes, desk);
  await app.register(deskBuyersRoutes, desk);
  await app.register(deskPeopleRoutes, desk);
};
