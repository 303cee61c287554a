import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  buildSite,
  getSite,
  getSiteContent,
  getSiteRelease,
  pauseSite,
  publishSite,
  releaseSiteName,
  renameSite,
  saveSiteContent,
} from '@awning/contract/admin/sites';
import type { FastifyRequest } from 'fastify';
import type { Author } from './author.ts';
import { closed, faulty, notToShow, unknownRelease, unknownSite } from './refusals.ts';
import type { Sites } from './sites.ts';

/** The limit of a site's content, in bytes of JSON: every list at its limit, and every text in it. */
export const longestContent = 1024 * 1024;

/** The HTTP routes for the websites of orders, at the desk. */
export const sitesRoutes: FastifyPluginAsyncTypebox<{ sites: Sites }> = async (
  app,
  { sites: { sites, names, releases } },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.route({
    ...getSite,
    handler: async (request, reply) => {
      const finding = await sites.find(request.params.id, deskOf(request));
      if (finding.outcome === 'unknown') return reply.failure(404, unknownOrder);
      if (finding.outcome === 'closed') return reply.failure(409, closed(finding));
      return reply.send(finding.site);
    },
  });

  app.route({
    ...getSiteContent,
    handler: async (request, reply) => {
      const { version } = request.query;
      const content = await sites.content(request.params.id, version ? Number(version) : undefined);
      if (!content) return reply.failure(404, version ? unknownVersion : unknownSite);
      return reply.send(content);
    },
  });

  app.route({
    ...saveSiteContent,
    bodyLimit: longestContent,
    handler: async (request, reply) => {
      const saving = await sites.save(request.params.id, request.body, deskOf(request));
      switch (saving.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(saving));
        case 'newer':
          return reply.code(409).send(newer(saving.version));
        case 'faulty':
          return reply.failure(422, faulty('Some of this needs another look.', saving.faults));
        case 'saved':
          return reply.send({ version: saving.version, savedAt: saving.savedAt });
      }
    },
  });

  app.route({
    ...buildSite,
    handler: async (request, reply) => {
      const asking = await releases.ask(request.params.id, deskOf(request));
      if (asking.outcome === 'unknown') return reply.failure(404, unknownSite);
      if (asking.outcome === 'closed') return reply.failure(409, closed(asking));
      return reply.code(202).send({ id: asking.id });
    },
  });

  app.route({
    ...getSiteRelease,
    handler: async (request, reply) => {
      const release = await sites.release(request.params.id, request.params.release);
      if (!release) return reply.failure(404, unknownRelease);
      return reply.send(release);
    },
  });

  app.route({
    ...publishSite,
    handler: async (request, reply) => {
      const { id } = request.params;
      const publishing = await sites.publish(id, request.body.release, deskOf(request));
      switch (publishing.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(publishing));
        case 'unknown-release':
        case 'not-built':
        case 'other-design':
        case 'missing': {
          const { status, failure } = notToShow(publishing, 'Something is missing before it can go live.');
          return reply.failure(status, failure);
        }
        case 'published':
          return reply.send(await described(id, deskOf(request)));
      }
    },
  });

  app.route({
    ...pauseSite,
    handler: async (request, reply) => {
      const { id } = request.params;
      const paused = await sites.pause(id, request.body.paused, request.signedIn.id);
      if (paused === 'unknown') return reply.failure(404, unknownSite);
      return reply.send(await described(id, deskOf(request)));
    },
  });

  app.route({
    ...renameSite,
    handler: async (request, reply) => {
      const { id } = request.params;
      const { name } = request.body;
      const renaming = await names.rename(id, name, request.signedIn.id);
      switch (renaming.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'closed':
          return reply.failure(409, closed(renaming));
        case 'reserved':
        case 'taken':
          return reply.failure(409, notFree(name, renaming));
        case 'renamed':
          return reply.send(await described(id, deskOf(request)));
      }
    },
  });

  app.route({
    ...releaseSiteName,
    handler: async (request, reply) => {
      const { id, name } = request.params;
      const released = await names.release(id, name, request.signedIn.id);
      if (released === 'unknown') return reply.failure(404, unknownName);
      if (released === 'counts') return reply.failure(409, nameCounts);
      return reply.code(204).send(null);
    },
  });

  /** A site that was changed just now, in its new state. */
  const described = async (orderId: string, author: Author) => {
    const finding = await sites.find(orderId, author);
    if (finding.outcome !== 'found') throw new Error('A site that was changed just now is gone.');
    return finding.site;
  };
};

const deskOf = (request: FastifyRequest): Author => ({ actorId: request.signedIn.id });

const unknownOrder = { error: 'unknown-order', message: 'Order not found' };
const unknownVersion = { error: 'unknown-version', message: 'There is no such version of this website' };
const unknownName = { error: 'unknown-name', message: 'This website never had that name' };

const nameCounts = {
  error: 'name-counts',
  message: 'This is the name that the website stands under. Give it another first.',
};

const newer = (version: number) => ({
  error: 'newer-version',
  message: `Somebody saved version ${version} meanwhile, and nothing of this was saved. Look at it first.`,
  version,
});

function notFree(name: string, { outcome, free }: { outcome: 'reserved' | 'taken'; free: string }) {
  const why = outcome === 'taken' ? `“${name}” is taken` : `“${name}” is kept for the shop itself`;
  return {
    error: `name-${outcome}`,
    message: `${why}. “${free}” is free.`,
    fields: { name: `${why}. “${free}” is free` },
  };
}
