import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import {
  downloadAdminSiteFiles,
  downloadAdminSiteSource,
  downloadSiteFiles,
  downloadSiteSource,
} from '@awning/contract/sites/zips';
import type { SiteKey } from './releases.repository.ts';
import type { createZips, ZipKind } from './zips.ts';

/** The HTTP routes for downloading a website, for its buyer and for the desk. */
export const zipsRoutes: FastifyPluginAsyncTypebox<{
  sites: { zips: ReturnType<typeof createZips> };
}> = async (app, { sites: { zips } }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  // The contract calls these responses text; they are sent as bytes.
  const hand = async (reply: FastifyReply, key: SiteKey, kind: ZipKind) => {
    const packing = await zips.pack(key, kind);
    switch (packing.outcome) {
      case 'unpublished':
        return reply.failure(404, unpublished);
      case 'packed':
        return reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="${packing.name}"`)
          .send(packing.bytes);
    }
  };

  app.route({
    ...downloadSiteFiles,
    config: { ...downloadSiteFiles.config, limit: 'pack', longestRead },
    handlerTimeout: longestRead,
    handler: ({ params }, reply) => hand(reply, { token: params.token }, 'files'),
  });
  app.route({
    ...downloadSiteSource,
    config: { ...downloadSiteSource.config, limit: 'pack', longestRead },
    handlerTimeout: longestRead,
    handler: ({ params }, reply) => hand(reply, { token: params.token }, 'source'),
  });
  app.route({
    ...downloadAdminSiteFiles,
    config: { ...downloadAdminSiteFiles.config, longestRead },
    handlerTimeout: longestRead,
    handler: ({ params }, reply) => hand(reply, { orderId: params.id }, 'files'),
  });
  app.route({
    ...downloadAdminSiteSource,
    config: { ...downloadAdminSiteSource.config, longestRead },
    handlerTimeout: longestRead,
    handler: ({ params }, reply) => hand(reply, { orderId: params.id }, 'source'),
  });
};

// A quarter of a megabit a second is enough for the largest.
const longestRead = 15 * 60_000;

const unpublished = { error: 'unknown-site', message: 'There is no website that is live.' };
