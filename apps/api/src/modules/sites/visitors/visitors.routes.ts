import { Readable } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { downloadSiteEntries, listSiteEntries } from '@awning/contract/admin/siteEntries';
import {
  downloadOrderSiteEntries,
  getOrderSite,
  removeOrderSiteEntry,
} from '@awning/contract/sites/orderSite';
import type { VisitorsService } from './visitors.service.ts';

/** The HTTP routes for the visits and messages at a site: for the owner who has its order’s link, and for the desk. */
export const siteVisitorsRoutes: FastifyPluginAsyncTypebox<{ siteVisitors: VisitorsService }> = async (
  app,
  { siteVisitors },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  app.route({
    ...getOrderSite,
    handler: async (request, reply) => {
      const site = await siteVisitors.find(request.params);
      return site ? reply.send(site) : reply.failure(404, unknownSite);
    },
  });

  app.route({
    ...downloadOrderSiteEntries,
    handler: async (request, reply) => {
      const file = await siteVisitors.file(request.params);
      return file ? sendFile(reply, file) : reply.failure(404, unknownSite);
    },
  });

  app.route({
    ...removeOrderSiteEntry,
    handler: async (request, reply) => {
      const removed = await siteVisitors.remove(request.params, request.params.entry);
      return removed ? reply.code(204).send(null) : reply.failure(404, unknownEntry);
    },
  });

  app.route({
    ...listSiteEntries,
    handler: async (request, reply) => {
      const site = await siteVisitors.find({ orderId: request.params.id });
      if (!site) return reply.failure(404, unknownSite);
      const { visits, entries, entriesTotal } = site;
      return reply.send({ visits, entries, entriesTotal });
    },
  });

  app.route({
    ...downloadSiteEntries,
    handler: async (request, reply) => {
      const file = await siteVisitors.file({ orderId: request.params.id });
      return file ? sendFile(reply, file) : reply.failure(404, unknownSite);
    },
  });
};

// The contract calls this response text; it is sent as a stream.
const sendFile = (
  reply: FastifyReply,
  { name, lines }: NonNullable<Awaited<ReturnType<VisitorsService['file']>>>,
) =>
  reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(lines));

const unknownSite = { error: 'unknown-site', message: 'This order has no website yet' };
const unknownEntry = { error: 'unknown-entry', message: 'This was removed already.' };
