import { createServer, type RequestListener } from 'node:http';
import { validation } from '@awning/contract/validation';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { allowLateBodies } from './lateBodies.ts';
import { lazyCompilers } from './lazyCompilers.ts';
import { createUnroutedErrors } from './unroutedErrors.ts';

export interface ServerOptions {
  siteUrl: string;
  logger: FastifyServerOptions['logger'];
  /** The proxies that are trusted to tell a client's address: addresses and ranges. */
  trustProxy?: readonly string[] | undefined;
  /** How long a request may take to arrive, in milliseconds. */
  slowestRequest?: number | undefined;
  /** Answers some of the requests before the shop does. */
  before?: (shop: RequestListener) => RequestListener;
}

/** The bare server: its limits, its timeouts, and its responses to invalid requests. */
export function openServer({
  siteUrl,
  logger,
  trustProxy = [],
  slowestRequest = 15_000,
  before = (shop) => shop,
}: ServerOptions) {
  const unrouted = createUnroutedErrors(siteUrl);
  const lateBodies = allowLateBodies(unrouted.toLateBody);
  const app = Fastify({
    logger: logger ?? false,
    schemaController: { compilersFactory: lazyCompilers },
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    bodyLimit: 64 * 1024,
    // All requests at one port share the timeouts and the limit of connections.
    serverFactory(shop) {
      const server = createServer(
        {
          // A slow sender is cut off; no proxy in front of us would do it. Node takes the longer of the two for the
          // body, whichever it is called.
          headersTimeout: slowestRequest,
          requestTimeout: slowestRequest,
          connectionsCheckingInterval: slowestRequest / 5,
          keepAliveTimeout: 10_000,
          // We answer these ourselves, with the same body as every failure.
          requireHostHeader: false,
        },
        before(shop),
      );
      server.setTimeout(30_000);
      server.maxConnections = 10_000;
      return server;
    },
    handlerTimeout: 20_000,
    routerOptions: { maxParamLength: 1_000 },
    ajv: { customOptions: validation },
    clientErrorHandler: (error, socket) => {
      if (!lateBodies.mayGoOn(error, socket)) unrouted.toParserError(error, socket);
    },
    frameworkErrors: (error, request, reply) => {
      unrouted.toBadAddress(error, request, reply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.addHook('preParsing', lateBodies.hook);
  app.server.on('checkExpectation', unrouted.toExpectation);
  app.server.on('connect', unrouted.toConnect);

  // No route reads plain text, and a body without a schema would bypass the checks.
  app.removeContentTypeParser('text/plain');

  return app;
}
