import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { failureFor } from '../http/failures.ts';

const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses calls that work by cookie when another site's page makes them. */
export const origin = fp<{ siteUrl: string }>(
  async (app, { siteUrl }) => {
    app.addHook('onRequest', async (request, reply) => {
      // By its route: an address can be written in more ways than one.
      const byCookie = request.routeOptions.url?.startsWith('/user/') && !changesNothing.has(request.method);
      if (byCookie && isForeign(request, siteUrl)) return reply.failure(403, failureFor(403));
      return undefined;
    });
  },
  { name: 'origin', dependencies: ['errors'] },
);

function isForeign(request: FastifyRequest, siteUrl: string): boolean {
  const { origin: from, 'sec-fetch-site': site } = request.headers;
  if (from === undefined) return site === 'cross-site';
  if (from === siteUrl) return false;
  if (!URL.canParse(from)) return true;
  const { host, protocol } = new URL(from);
  // A page without TLS may come from an attacker on the way.
  const isOpen = protocol === 'http:' && siteUrl.startsWith('https:');
  return isOpen || host !== request.host.toLowerCase();
}
