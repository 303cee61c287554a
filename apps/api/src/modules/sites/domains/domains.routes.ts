import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  checkSiteDomain,
  getSiteDomain,
  removeSiteDomain,
  setSiteDomain,
} from '@awning/contract/admin/siteDomains';
import type { DomainsService } from './domains.service.ts';

/** Speaks HTTP for the domains of sites. */
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
      const setting = await siteDomains.set(request.params.id, request.body, request.signedIn.id);
      switch (setting.outcome) {
        case 'unknown':
          return reply.failure(404, noSite);
        case 'refused':
          return reply.failure(422, asInvalid(setting.refusal));
        case 'taken':
          return reply.failure(409, taken);
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
      const state = await siteDomains.check(request.params.id, request.signedIn.id);
      return state ? reply.send(state) : reply.failure(404, noDomain);
    },
  });

  app.route({
    ...removeSiteDomain,
    handler: async (request, reply) => {
      const removed = await siteDomains.remove(request.params.id, request.signedIn.id);
      return removed ? reply.code(204).send(null) : reply.failure(404, noDomain);
    },
  });
};

const asInvalid = (why: string) => ({ error: 'invalid', message: `${why}.`, fields: { domain: why } });

const noSite = { error: 'unknown-site', message: 'This order has no site yet' };
const noDomain = { error: 'unknown-domain', message: 'This site has no domain of its own' };

const whyTaken = 'Another site has proven that this domain is its own';
const taken = { error: 'taken', message: `${whyTaken}.`, fields: { domain: whyTaken } };

const notBought = {
  error: 'not-bought',
  message:
    'This order does not have Custom Domain Setup. If you have agreed on it with the buyer since, say so and save again.',
};

const anotherIsServed = {
  error: 'another-is-served',
  message: 'This site is being served at its own domain already. Take that one away first.',
};
