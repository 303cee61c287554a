import { validation } from '@awning/contract/validation';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { createUnroutedErrors } from './unroutedErrors.ts';

export interface ServerOptions {
  siteUrl: string;
  logger: FastifyServerOptions['logger'];
  /** Whose word for a client's address is taken: addresses and ranges. */
  trustProxy?: readonly string[] | undefined;
  /** How long a request may take to arrive, in milliseconds. */
  slowestRequest?: number | undefined;
  /** What compiles the schemas, where something of one server can serve the next. */
  compilers?: NonNullable<FastifyServerOptions['schemaController']>['compilersFactory'];
}

/** The bare server: how much it takes, how long it waits, and what it says to what is no request. */
export function openServer({
  siteUrl,
  logger,
  trustProxy = [],
  slowestRequest = 15_000,
  compilers,
}: ServerOptions) {
  const unrouted = createUnroutedErrors(siteUrl);
  const app = Fastify({
    logger: logger ?? false,
    ...(compilers && { schemaController: { compilersFactory: compilers } }),
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    bodyLimit: 64 * 1024,
    // A slow sender is cut off; nothing stands before us that would do it.
    requestTimeout: slowestRequest,
    http: {
      // Node takes the longer of the two for the body, whichever it is called.
      headersTimeout: slowestRequest,
      requestTimeout: slowestRequest,
      connectionsCheckingInterval: slowestRequest / 5,
      // Answered by us, in the shape of every failure.
      requireHostHeader: false,
    },
    connectionTimeout: 30_000,
    keepAliveTimeout: 10_000,
    handlerTimeout: 20_000,
    routerOptions: { maxParamLength: 1_000 },
    ajv: { customOptions: validation },
    clientErrorHandler: unrouted.toParserError,
    frameworkErrors: (error, request, reply) => {
      unrouted.toBadAddress(error, request, reply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.server.on('checkExpectation', unrouted.toExpectation);
  app.server.on('connect', unrouted.toConnect);
  app.server.maxConnections = 10_000;

  // Nothing here is written in plain text, and a body that is not checked is a way round the checks.
  app.removeContentTypeParser('text/plain');

  return app;
}
