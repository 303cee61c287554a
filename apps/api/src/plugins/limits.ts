import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { clientOf } from '../limits/clientOf.ts';
import type { LimitName, Limits } from '../limits/limits.ts';
import { tooMany } from './failureOf.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one client may come here; without it, as often as anywhere. */
    limit?: LimitName | 'none';
  }
  interface FastifyRequest {
    /** Whom this request counts as: its address, of IPv6 its network. */
    client: string;
  }
}

/** Sends away who comes too often. Pages that are files may be read without end. */
export const limiting = fp<{ limits: Limits }>(
  async (app, { limits }) => {
    app.decorateRequest('client', {
      getter(this: FastifyRequest) {
        return clientOf(this.ip);
      },
    });

    const limitOf = (request: FastifyRequest) =>
      request.is404 ? 'none' : (request.routeOptions.config.limit ?? 'anything');

    // Thrown, so that a form which is sent away comes back with what was typed.
    const take = async (name: LimitName, request: FastifyRequest) => {
      const wait = await limits.take(name, request.client);
      if (wait > 0) throw tooMany(wait);
    };

    app.addHook('onRequest', async (request) => {
      if (limitOf(request) !== 'none') await take('anything', request);
    });
    // What was not even filled in rightly is not counted as done.
    app.addHook('preHandler', async (request) => {
      const name = limitOf(request);
      if (name !== 'none' && name !== 'anything') await take(name, request);
    });
  },
  { name: 'limits', dependencies: ['errors'] },
);
