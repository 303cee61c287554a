import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import type { Database } from './database/database.ts';
import type { Limits } from './limits/limits.ts';
import type { MailsRepository } from './mail/mails.repository.ts';
import { outboxRoutes } from './mail/outbox.routes.ts';
import type { SessionsService } from './modules/accounts/sessions.service.ts';
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts';
import type { CheckoutService } from './modules/checkout/checkout.service.ts';
import { ordersRoutes } from './modules/orders/orders.routes.ts';
import type { OrdersService } from './modules/orders/orders.service.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { Till } from './payments/till.ts';
import { tillRoutes } from './payments/till.routes.ts';
import { webhookRoutes } from './payments/webhook.routes.ts';
import { accessPlugin } from './plugins/access.ts';
import { createEarlyAnswers } from './plugins/earlyAnswers.ts';
import { errors } from './plugins/errors.ts';
import { withFormTargets } from './plugins/formTargets.ts';
import { health } from './plugins/health.ts';
import { limiting } from './plugins/limits.ts';
import { openapi } from './plugins/openapi.ts';
import { security } from './plugins/security.ts';
import { showPrivately, sitePlugin, type Site } from './plugins/site.ts';
import { wellFormed } from './plugins/wellFormed.ts';
import type { Tokens } from './tokens.ts';

export interface Dependencies {
  database: Database;
  orders: OrdersService;
  checkout: CheckoutService;
  payments: PaymentProvider;
  /** Left out once a real provider takes the money. */
  till: Till | undefined;
  mails: MailsRepository;
  tokens: Tokens;
  limits: Limits;
  sessions: SessionsService;
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
}

/** The server, table of contents. It does not listen. */
export async function buildApp(
  dependencies: Dependencies,
  { siteUrl, production, logger, trustProxy = [], slowestRequest = 15_000 }: Options,
) {
  const { database, orders, checkout, payments, till, mails, tokens, limits, sessions, mailIsWaiting } =
    dependencies;
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

  // Nothing here is written in plain text, and a body that nobody checks is a way round the checks.
  app.removeContentTypeParser('text/plain');

  await app.register(security, { siteUrl });
  await app.register(errors);
  await app.register(limiting, { limits });
  await app.register(accessPlugin, { accountOf: (token) => sessions.accountOf(token) });
  await app.register(wellFormed);
  // Whatever was changed may have written a mail.
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') mailIsWaiting();
  });
  await app.register(openapi);
  await app.register(health, { database });
  await app.register(checkoutRoutes, {
    checkout,
    ...(site && {
      showCheckout: (reply, status, url, page) => showPrivately(site, reply, url, page, status),
    }),
  });
  await app.register(ordersRoutes, { orders });
  await app.register(webhookRoutes, {
    payments,
    settle: (event) => orders.settle(event),
  });
  if (till) await app.register(tillRoutes, { till, siteUrl });
  if (!production) await app.register(outboxRoutes, { mails, tokens });
  await app.register(sitePlugin, { site, orderOf: (token) => orders.byToken(token) });

  return app;
}
