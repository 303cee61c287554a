import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { isLoopback } from '../../../addresses/loopback.ts';
import type { DomainsService } from './domains.service.ts';

/**
 * Answers the proxy on the same machine, which asks before it obtains a certificate for a host (Caddy's on-demand
 * TLS). All other clients get 404, both over the network and through the proxy.
 */
export const domainQuestionRoutes: FastifyPluginAsyncTypebox<{ siteDomains: DomainsService }> = async (
  app,
  { siteDomains },
) => {
  app.addHook('onRequest', async ({ socket, headers }, reply) => {
    // Elsewhere, a proxy's headers about its client are trusted; here they are not.
    const host = (headers.host ?? '').replace(/:\d+$/, '');
    const isBrought = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    const isNear = isLoopback(socket.remoteAddress ?? '') && isLoopback(host);
    return isNear && !isBrought ? undefined : reply.callNotFound();
  });

  app.get(
    '/internal/domains/check',
    {
      schema: {
        hide: true,
        querystring: Type.Object({ domain: Type.Optional(Type.String()) }),
      },
      config: { limit: 'none' },
    },
    async ({ query: { domain = '' } }, reply) => {
      if (!(await siteDomains.isServed(domain))) return reply.failure(404, notServed);
      return reply.header('cache-control', 'no-store').send({ domain });
    },
  );
};

const notServed = { error: 'not-served', message: 'No site is served at this host.' };
