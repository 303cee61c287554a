import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { outboxRoutes } from './mail/outbox.routes.ts';
import { previewRoutes } from './mail/previews.routes.ts';
import { mailPreviews } from './mailPreviews.ts';
import { accountRoutes } from './modules/accounts/account.routes.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { resetsRoutes } from './modules/accounts/resets.routes.ts';
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts';
import { contactRoutes } from './modules/contact/contact.routes.ts';
import { deskRoutes } from './modules/desk/desk.routes.ts';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes.ts';
import { ordersRoutes } from './modules/orders/orders.routes.ts';
import { privacyRoutes } from './modules/privacy/privacy.routes.ts';
import { quotesRoutes } from './modules/quotes/quotes.routes.ts';
import { reviewsRoutes } from './modules/reviews/reviews.routes.ts';
import { tillRoutes } from './payments/till.routes.ts';
import { webhookRoutes } from './payments/webhook.routes.ts';
import { accessPlugin } from './plugins/access.ts';
import { cors } from './plugins/cors.ts';
import { createEarlyAnswers } from './plugins/earlyAnswers.ts';
import { errors } from './plugins/errors.ts';
import { withFormTargets } from './plugins/formTargets.ts';
import { goodbye } from './plugins/goodbye.ts';
import { health } from './plugins/health.ts';
import { letterPages } from './plugins/letterPages.ts';
import { limiting } from './plugins/limits.ts';
import { openapi } from './plugins/openapi.ts';
import { origin } from './plugins/origin.ts';
import { security } from './plugins/security.ts';
import { showPrivately, sitePlugin, type Site } from './plugins/site.ts';
import { slowReaders } from './plugins/slowReaders.ts';
import { wellFormed } from './plugins/wellFormed.ts';
import type { Services } from './services.ts';

export interface Dependencies extends Services {
  site: Site | undefined;
  /** Called when a new mail may be waiting. */
  mailIsWaiting: () => void;
}

export interface Options {
  siteUrl: string;
  production: boolean;
  logger: FastifyServerOptions['logger'];
  /** Whose word for a client's address is taken: addresses and ranges. */
  trustProxy?: readonly string[];
  /** How long a request may take to arrive, in milliseconds. */
  slowestRequest?: number;
  /** How long an answer may take to be read. */
  slowestReader?: number;
}

/** The server, table of contents. It does not listen. */
export async function buildApp(
  dependencies: Dependencies,
  { siteUrl, production, logger, trustProxy = [], slowestRequest = 15_000, slowestReader = 30_000 }: Options,
) {
  const { mailIsWaiting, ...services } = dependencies;
  const { limits, orders, payments, sessions, till, tokens } = services;
  const site = dependencies.site && withFormTargets(dependencies.site, payments.pageOrigins);

  const early = createEarlyAnswers(siteUrl);
  const app = Fastify({
    logger: logger ?? false,
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
    ajv: {
      customOptions: {
        // What is sent is judged as it is, and everything wrong with it is said at once.
        coerceTypes: false,
        removeAdditional: false,
        allErrors: true,
        verbose: true,
        keywords: ['x-message'],
      },
    },
    clientErrorHandler: early.toParserError,
    frameworkErrors: (error, request, reply) => {
      early.toBadAddress(error, request, reply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.server.on('checkExpectation', early.toExpectation);
  app.server.on('connect', early.toConnect);
  app.server.maxConnections = 10_000;

  // Nothing here is written in plain text, and a body that nobody checks is a way round the checks.
  app.removeContentTypeParser('text/plain');

  await app.register(goodbye);
  await app.register(security, { siteUrl });
  await app.register(errors);
  await app.register(cors, { siteUrl });
  await app.register(limiting, { limits });
  await app.register(accessPlugin, { accountOf: (token) => sessions.accountOf(token) });
  await app.register(origin, { siteUrl });
  await app.register(wellFormed);
  await app.register(slowReaders, { longest: slowestReader });
  // Whatever was changed may have written a mail. What was refused has not, nor what had nothing to do.
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 400 && statusCode !== 204) mailIsWaiting();
  });
  await app.register(openapi);
  await app.register(health, services);
  await app.register(accountsRoutes, { ...services, siteUrl });
  await app.register(resetsRoutes, services);
  await app.register(accountRoutes, services);
  await app.register(checkoutRoutes, {
    ...services,
    ...(site && {
      showCheckout: (reply, status, url, page) => showPrivately(site, reply, url, page, status),
    }),
  });
  await app.register(deskRoutes, services);
  await app.register(ordersRoutes, services);
  await app.register(contactRoutes, services);
  await app.register(quotesRoutes, services);
  await app.register(newsletterRoutes, services);
  await app.register(reviewsRoutes, services);
  await app.register(letterPages, services);
  await app.register(privacyRoutes, services);
  await app.register(webhookRoutes, {
    payments,
    settle: (event) => orders.settle(event),
  });
  if (till) await app.register(tillRoutes, { till, siteUrl });
  if (!production) {
    await app.register(outboxRoutes, services);
    await app.register(previewRoutes, { letters: mailPreviews(siteUrl), tokens });
  }
  await app.register(sitePlugin, { site, orderOf: (token) => orders.byToken(token) });

  return app;
}
