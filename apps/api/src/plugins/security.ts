import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { headersFor, headersOfDocuments } from '../http/securityHeaders.ts';

const partOfPage = /^(text\/css|font\/|image\/|(text|application)\/javascript)/;
const nothingInIt = 204;

/** Headers that make a browser trust as little as it can. */
export const security = fp<{ siteUrl: string }>(
  async (app, { siteUrl }) => {
    const all = Object.entries(headersFor(siteUrl));
    const ofNothing = all.filter(([name]) => !(name in headersOfDocuments));
    // Where it is not said, browsers tell as little of where one comes from; every first visit fetches several parts.
    const ofParts = ofNothing.filter(([name]) => name !== 'referrer-policy');

    // Last of all, and only what is not there yet: a page knows its own policy best.
    app.addHook('onSend', async (_request, reply) => {
      for (const [name, value] of headersOf(reply)) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
    });

    function headersOf(reply: FastifyReply) {
      if (partOfPage.test(String(reply.getHeader('content-type') ?? ''))) return ofParts;
      // An empty answer is no document: what one may do is 650 bytes, which every first visit would fetch with it.
      return reply.statusCode === nothingInIt ? ofNothing : all;
    }
  },
  { name: 'security' },
);
