import type { Feeds } from '@awning/contract/renderer';
import fp from 'fastify-plugin';
import { sendPacked } from './drawnPages.ts';

/** Serves what names the shop's own address: the feed, and whatever else the build left a gap for it in. */
export const feeds = fp<{ feeds: Feeds; siteUrl: string }>(
  async (app, { feeds: { origin, files }, siteUrl }) => {
    for (const [name, { type, text }] of Object.entries(files)) {
      const body = text.replaceAll(origin, siteUrl);
      app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) =>
        sendPacked(reply.header('cache-control', 'no-cache').type(type), body),
      );
    }
  },
  { name: 'feeds', dependencies: ['errors'] },
);
