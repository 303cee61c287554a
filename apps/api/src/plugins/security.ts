import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { headersFor, headersOfDocuments } from '../http/securityHeaders.ts';

const partOfPage = /^(text\/css|font\/|image\/|(text|application)\/javascript)/;
const nothingInIt = 204;

/** Headers that restrict browsers as far as possible. */
export const security = fp<{ siteUrl: string }>(
  async (app, { siteUrl }) => {
    const all = Object.entries(headersFor(siteUrl));
    const ofNothing = all.filter(([name]) => !(name in headersOfDocuments));
    // Without the header browsers send the same referrer by default; every first visit loads several parts.
    const ofParts = ofNothing.filter(([name]) => name !== 'referrer-policy');

    // Last of all, and only missing headers: a page knows its own policy best.
    app.addHook('onSend', async (_request, reply) => {
      for (const [name, value] of headersOf(reply)) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
    });

    function headersOf(reply: FastifyReply) {
      if (partOfPage.test(String(reply.getHeader('content-type') ?? ''))) return ofParts;
      // An empty response is no document: the headers of one are 650 bytes, which every first visit would load with it.
      return reply.statusCode === nothingInIt ? ofNothing : all;
    }
  },
  { name: 'security' },
);
