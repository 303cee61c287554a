import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { countTimings } from '@awning/contract/timings/pageTimings';
import type { PageTimingsService } from './pageTimings.service.ts';

/** The HTTP routes for the timings of pages. */
export const pageTimingsRoutes: FastifyPluginAsyncTypebox<{ pageTimings: PageTimingsService }> = async (
  app,
  { pageTimings },
) => {
  app.route({
    ...countTimings,
    config: { limit: 'timings' },
    handler: async (request, reply) => {
      await pageTimings.count(request.body);
      return reply.code(204).send(null);
    },
  });
};
