import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { isLoopback } from '../../../addresses/loopback.ts';
import type { DomainsService } from './domains.service.ts';

/**
 * Answers the proxy on the same machine, which asks before it has a certificate made for a host (Caddy's on-demand TLS).
 * For all other clients there is no such address: neither over the network nor through the proxy.
 */
export const domainQuestionRoutes: FastifyPluginAsyncTypebox<{ siteDomains: DomainsService }> = async (
  app,
  { siteDomains },
) => {
  app.addHook('onRequest', async ({ socket, headers }, reply) => {
    // What a proxy says of its clients counts everywhere else, and not here.
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
