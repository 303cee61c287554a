import fp from 'fastify-plugin';
import { failureFor } from '../http/failures.ts';
import { isForeign } from '../http/isForeign.ts';

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests that rely on a cookie when another site's page makes them. */
export const origin = fp<{ siteUrl: string }>(
  async (app, { siteUrl }) => {
    app.addHook('onRequest', async (request, reply) => {
      // By its route: an address can be written in more than one way.
      const byCookie = request.routeOptions.url?.startsWith('/user/') && !changesNothing.has(request.method);
      if (byCookie && isForeign(request, siteUrl)) return reply.failure(403, failureFor(403));
      return undefined;
    });
  },
  { name: 'origin', dependencies: ['errors'] },
);
