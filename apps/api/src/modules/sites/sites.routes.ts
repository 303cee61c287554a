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
import { orderStatus } from '@awning/content/orders/orderStatus';
import type { OrderStatus } from '@awning/shop/order';
import type { Fault } from './releases/siteBuilder.ts';
import type { Sites } from './sites.ts';

/** All that a site may say, in bytes of JSON: every list at its limit, and every text in it. */
const longestContent = 1024 * 1024;

/** Speaks HTTP for the websites of orders, at the desk. */
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
      const finding = await sites.find(request.params.id, request.signedIn.id);
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
      const by = { savedBy: 'desk', actorId: request.signedIn.id } as const;
      const saving = await sites.save(request.params.id, request.body, by);
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
      const asking = await releases.ask(request.params.id, request.signedIn.id);
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
      const publishing = await sites.publish(id, request.body.release, request.signedIn.id);
      switch (publishing.outcome) {
        case 'unknown':
          return reply.failure(404, unknownSite);
        case 'unknown-release':
          return reply.failure(404, unknownRelease);
        case 'closed':
          return reply.failure(409, closed(publishing));
        case 'not-built':
          return reply.failure(409, notBuilt[publishing.state === 'failed' ? 'failed' : 'waiting']);
        case 'missing':
          return reply.failure(422, faulty('Something is missing before it can go live.', publishing.faults));
        case 'published':
          return reply.send(await described(id, request.signedIn.id));
      }
    },
  });

  app.route({
    ...pauseSite,
    handler: async (request, reply) => {
      const { id } = request.params;
      const paused = await sites.pause(id, request.body.paused, request.signedIn.id);
      if (paused === 'unknown') return reply.failure(404, unknownSite);
      return reply.send(await described(id, request.signedIn.id));
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
          return reply.send(await described(id, request.signedIn.id));
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

  /** A site that was changed just now, as it stands. */
  const described = async (orderId: string, actorId: string) => {
    const finding = await sites.find(orderId, actorId);
    if (finding.outcome !== 'found') throw new Error('A site that was changed just now is gone.');
    return finding.site;
  };
};

const unknownOrder = { error: 'unknown-order', message: 'Order not found' };
const unknownSite = { error: 'unknown-site', message: 'This order has no website yet' };
const unknownVersion = { error: 'unknown-version', message: 'There is no such version of this website' };
const unknownRelease = { error: 'unknown-release', message: 'There is no such release of this website' };
const unknownName = { error: 'unknown-name', message: 'This website never had that name' };

const nameCounts = {
  error: 'name-counts',
  message: 'This is the name that the website stands under. Give it another first.',
};

const notBuilt = {
  waiting: { error: 'not-built', message: 'This release is not built yet. Wait until it is.' },
  failed: { error: 'not-built', message: 'This release could not be built. Build the website once more.' },
};

const closed = ({ status }: { status: OrderStatus }) => ({
  error: 'no-site',
  message: `No website is worked on while its order stands at “${orderStatus[status]}”.`,
});

const newer = (version: number) => ({
  error: 'newer-version',
  message: `Somebody saved version ${version} meanwhile, and nothing of this was saved. Look at it first.`,
  version,
});

const faulty = (message: string, faults: readonly Fault[]) => ({
  error: 'invalid',
  message,
  fields: Object.fromEntries(faults.map((fault) => [fault.path, fault.message])),
});

function notFree(name: string, { outcome, free }: { outcome: 'reserved' | 'taken'; free: string }) {
  const why = outcome === 'taken' ? `“${name}” is taken` : `“${name}” is kept for the shop itself`;
  return {
    error: `name-${outcome}`,
    message: `${why}. “${free}” is free.`,
    fields: { name: `${why}. “${free}” is free` },
  };
}
