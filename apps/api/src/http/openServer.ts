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
  /** Whose word for a client's address is taken: addresses and ranges. */
  trustProxy?: readonly string[] | undefined;
  /** How long a request may take to arrive, in milliseconds. */
  slowestRequest?: number | undefined;
  /** Answers some of the requests before the shop does. */
  before?: (shop: RequestListener) => RequestListener;
}

/** The bare server: how much it takes, how long it waits, and what it says to what is no request. */
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
    // All that comes in by one port shares how long it may take, and how many may come.
    serverFactory(shop) {
      const server = createServer(
        {
          // A slow sender is cut off; nothing stands before us that would do it. Node takes the longer of the two for the
          // body, whichever it is called.
          headersTimeout: slowestRequest,
          requestTimeout: slowestRequest,
          connectionsCheckingInterval: slowestRequest / 5,
          keepAliveTimeout: 10_000,
          // Answered by us, in the shape of every failure.
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

  // Nothing here is written in plain text, and a body that is not checked is a way round the checks.
  app.removeContentTypeParser('text/plain');

  return app;
}
