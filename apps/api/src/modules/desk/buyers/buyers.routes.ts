import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { listBuyers } from '@awning/contract/admin/buyers';
import type { DeskBuyersService } from './buyers.service.ts';

/** The HTTP routes for the buyers. */
export const deskBuyersRoutes: FastifyPluginAsyncTypebox<{ buyers: DeskBuyersService }> = async (
  app,
  { buyers },
) => {
  app.route({
    ...listBuyers,
    handler: (request) => buyers.list(request.query),
  });
};
