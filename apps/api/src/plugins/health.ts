import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { getHealth, getReadiness } from '@awning/contract/health';
import type { Database } from '../database/database.ts';
import { asUnavailable, DatabaseUnavailable } from '../database/unavailable.ts';

interface Options {
  database: Database;
  isOpen: () => boolean;
}

/** Tells whether the process is alive, and whether it can take orders. */
export const health: FastifyPluginAsyncTypebox<Options> = async (app, { database, isOpen }) => {
  app.route({
    ...getHealth,
    config: { limit: 'none' },
    logLevel: 'silent',
    handler: async () => ({ status: 'ok' as const }),
  });

  app.route({
    ...getReadiness,
    config: { limit: 'none' },
    logLevel: 'silent',
    handler: async (_request, reply) => {
      try {
        await database.ready();
        if (!isOpen()) throw new DatabaseUnavailable('starting');
      } catch (error) {
        const reason = asUnavailable(error)?.reason ?? 'broken';
        return reply
          .header('retry-after', 1)
          .failure(503, { error: `database-${reason}`, message: 'Orders cannot be taken just now.' });
      }
      return { status: 'ok' as const };
    },
  });
};
