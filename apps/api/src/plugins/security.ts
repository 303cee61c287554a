import fp from 'fastify-plugin';
import { headersFor, headersOfDocuments } from '../http/securityHeaders.ts';

const partOfPage = /^(text\/css|font\/|image\/|(text|application)\/javascript)/;
const nothingInIt = 204;

/** Headers that make a browser trust as little as it can. */
export const security = fp<{ siteUrl: string }>(
  async (app, { siteUrl }) => {
    const all = Object.entries(headersFor(siteUrl));
    const ofParts = all.filter(([name]) => !(name in headersOfDocuments));

    // Last of all, and only what is not there yet: a page knows its own policy best.
    app.addHook('onSend', async (_request, reply) => {
      const isPart = partOfPage.test(String(reply.getHeader('content-type') ?? ''));
      // An empty answer is no document: what one may do is 650 bytes, which every first visit would fetch with it.
      for (const [name, value] of isPart || reply.statusCode === nothingInIt ? ofParts : all) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
    });
  },
  { name: 'security' },
);
