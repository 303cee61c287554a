import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  checkSiteDomain,
  getSiteDomain,
  removeSiteDomain,
  setSiteDomain,
} from '@awning/contract/admin/siteDomains';
import { closed } from '../refusals.ts';
import type { DomainsService } from './domains.service.ts';
import { faultyDomain, noDomain, takenDomain } from './refusals.ts';

/** The HTTP routes for the domains of sites. */
export const siteDomainsRoutes: FastifyPluginAsyncTypebox<{ siteDomains: DomainsService }> = async (
  app,
  { siteDomains },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.route({
    ...getSiteDomain,
    handler: async (request, reply) => {
      const state = await siteDomains.find(request.params.id);
      return state ? reply.send(state) : reply.failure(404, noSite);
    },
  });

  app.route({
    ...setSiteDomain,
    handler: async (request, reply) => {
      const setting = await siteDomains.set(request.params.id, request.body, {
        actorId: request.signedIn.id,
      });
      switch (setting.outcome) {
        case 'unknown':
          return reply.failure(404, noSite);
        case 'closed':
          return reply.failure(409, closed(setting));
        case 'refused':
          return reply.failure(422, faultyDomain(setting.refusal));
        case 'taken':
          return reply.failure(409, takenDomain);
        case 'not-bought':
          return reply.failure(409, notBought);
        case 'another-is-served':
          return reply.failure(409, anotherIsServed);
        case 'set':
          return reply.send(setting.state);
      }
    },
  });

  app.route({
    ...checkSiteDomain,
    handler: async (request, reply) => {
      const state = await siteDomains.check(request.params.id, { actorId: request.signedIn.id });
      return state ? reply.send(state) : reply.failure(404, noDomain);
    },
  });

  app.route({
    ...removeSiteDomain,
    handler: async (request, reply) => {
      const removed = await siteDomains.remove(request.params.id, { actorId: request.signedIn.id });
      return removed ? reply.code(204).send(null) : reply.failure(404, noDomain);
    },
  });
};

const noSite = { error: 'unknown-site', message: 'This order has no site yet' };

const notBought = {
  error: 'not-bought',
  message:
    'This order does not have Custom Domain Setup. If you have agreed on it with the buyer since, say so and save again.',
};

const anotherIsServed = {
  error: 'another-is-served',
  message: 'This site is being served at its own domain already. Take that one away first.',
};
