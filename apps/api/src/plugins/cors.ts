import fastifyCors from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    cors?: false;
  }
}

const hour = 60 * 60;

/** Lets the shop's own pages call the API from their origin, and no other site's. Pages cannot be read by script. */
export const cors = fp<{ siteUrl: string }>(
  async (app, { siteUrl }) => {
    const calls: { method: string; pattern: RegExp }[] = [];

    app.addHook('onRoute', (route) => {
      // Preflights may come for every address; they are answered below for those of the API.
      if (route.url === '*') return;
      if (!route.schema?.operationId) {
        route.config = { ...route.config, cors: false };
        return;
      }
      const pattern = new RegExp(`^${route.url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
      for (const method of [route.method].flat()) calls.push({ method, pattern });
    });

    const isCall = (method: string | undefined, pathname: string) =>
      calls.some((call) => call.method === method && call.pattern.test(pathname));

    const mayCall = ({ method, url, headers, is404 }: FastifyRequest) => {
      if (headers.origin !== siteUrl || is404) return false;
      return method !== 'OPTIONS' || isCall(headers['access-control-request-method'], url.split('?')[0]!);
    };

    await app.register(fastifyCors, {
      delegator: async (request: FastifyRequest) => ({
        origin: mayCall(request) && [siteUrl],
        credentials: true,
        methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
        exposedHeaders: ['Retry-After', 'Content-Disposition'],
        maxAge: hour,
      }),
    });

    // A cache of files stores one copy for all origins.
    app.addHook('onRequest', async (request, reply) => {
      if (request.is404) reply.removeHeader('vary');
    });
  },
  { name: 'cors', dependencies: ['errors'] },
);
