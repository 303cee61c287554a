import { outboxRoutes } from './development/outbox.routes.ts';
import { previewRoutes } from './development/previews.routes.ts';
import { mailPreviews } from './development/mailPreviews.ts';
import { buildHosting } from './hosting/buildHosting.ts';
import { accountRoutes } from './modules/accounts/account.routes.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { confirmationsRoutes } from './modules/accounts/confirmations/confirmations.routes.ts';
import { createCookies } from './modules/accounts/sessions/cookies.ts';
import { resetPagesRoutes } from './modules/accounts/resets/resetPages.routes.ts';
import { resetsRoutes } from './modules/accounts/resets/resets.routes.ts';
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts';
import { contactRoutes } from './modules/contact/contact.routes.ts';
import { reportPageRoutes } from './modules/contact/reportPage.routes.ts';
import { deskRoutes } from './modules/desk/desk.routes.ts';
import { newsletterRoutes } from './modules/newsletter/newsletter.routes.ts';
import { orderLinksRoutes } from './modules/orders/links/links.routes.ts';
import { differencesRoutes } from './modules/orders/differences/differences.routes.ts';
import { ordersRoutes } from './modules/orders/orders.routes.ts';
import { pageTimingsRoutes } from './modules/pageTimings/pageTimings.routes.ts';
import { triedLinksRoutes } from './modules/triedLinks/triedLinks.routes.ts';
import { privacyRoutes } from './modules/privacy/privacy.routes.ts';
import { picturesRoutes } from './modules/sites/pictures/pictures.routes.ts';
import { quotesRoutes } from './modules/quotes/quotes.routes.ts';
import { reviewsRoutes } from './modules/reviews/reviews.routes.ts';
import { domainQuestionRoutes } from './modules/sites/domains/domainQuestion.routes.ts';
import { siteDomainsRoutes } from './modules/sites/domains/domains.routes.ts';
import { zipsRoutes } from './modules/sites/releases/zips.routes.ts';
import { sitesRoutes } from './modules/sites/sites.routes.ts';
import { designRoutes } from './modules/sites/design.routes.ts';
import { workshopRoutes } from './modules/sites/workshop/workshop.routes.ts';
import { workshopStepRoutes } from './modules/sites/workshop/workshopSteps.routes.ts';
import { siteVisitorsRoutes } from './modules/sites/visitors/visitors.routes.ts';
import { tillRoutes } from './payments/till.routes.ts';
import { webhookRoutes } from './payments/webhook.routes.ts';
import { accessPlugin } from './plugins/access.ts';
import { cors } from './plugins/cors.ts';
import { errors } from './plugins/errors.ts';
import { withFormTargets } from './site/formTargets.ts';
import { gracefulClose } from './plugins/gracefulClose.ts';
import { health } from './plugins/health.ts';
import { mailPages } from './plugins/mailPages.ts';
import { limiting } from './plugins/limits.ts';
import { answerLoopbackOnly } from './development/loopbackOnly.ts';
import { openapi } from './plugins/openapi.ts';
import { origin } from './plugins/origin.ts';
import { withOwnOrigin } from './site/ownOrigin.ts';
import { security } from './plugins/security.ts';
import { securityText } from './plugins/securityText.ts';
import type { ShowPage } from './http/siteForms.ts';
import { sitePlugin } from './plugins/site.ts';
import { sendPrivatePage } from './site/showPage.ts';
import type { Site } from './site/site.ts';
import { slowReaders } from './plugins/slowReaders.ts';
import { wellFormed } from './plugins/wellFormed.ts';
import { openServer, type ServerOptions } from './http/openServer.ts';
import type { Services } from './services.ts';

export interface Dependencies extends Services {
  site: Site | undefined;
  /** Whether the start has completed. */
  isOpen: () => boolean;
  /** Called when a new mail may be waiting. */
  mailIsWaiting: () => void;
}

export interface Options extends Omit<ServerOptions, 'before'> {
  production: boolean;
  /** The host that the buyers' sites are under, with its port unless it is the default one. */
  sitesHost: string;
  /** How long a client may take to read a response. */
  slowestReader?: number | undefined;
}

/** The server, as a table of contents. It does not listen. */
export async function buildApp(
  dependencies: Dependencies,
  { production, sitesHost, slowestReader = 30_000, ...options }: Options,
) {
  const { siteUrl } = options;
  const { isOpen, mailIsWaiting, ...services } = dependencies;
  const { limits, orders, payments, sessions, till, tokens } = services;
  const cardProvider = till ? 'till' : 'stripe';
  const site =
    dependencies.site && withOwnOrigin(withFormTargets(dependencies.site, payments.pageOrigins), siteUrl);

  const orderOf = (token: string) => orders.byToken(token);
  const workshopOf = (token: string) => services.sites.workshop.page(token);
  const showPage: ShowPage | undefined =
    site && ((reply, status, url, page) => sendPrivatePage(site, reply, url, page, status));

  const hosting = await buildHosting(services.hosting, {
    ...options,
    sitesHost,
    slowestReader,
    mailIsWaiting,
  });
  const app = openServer({ ...options, before: hosting.before });
  app.addHook('onClose', hosting.close);

  await app.register(gracefulClose);
  await app.register(security, { siteUrl });
  await app.register(errors);
  await app.register(cors, { siteUrl });
  await app.register(limiting, { limits });
  await app.register(accessPlugin, { accountOf: (token) => sessions.accountOf(token) });
  await app.register(origin, { siteUrl });
  await app.register(wellFormed);
  await app.register(slowReaders, { longest: slowestReader });
  // Any change may have written a mail. A refused request has not, nor has one that changed nothing.
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 400 && statusCode !== 204) mailIsWaiting();
  });
  await app.register(openapi);
  await app.register(health, { ...services, isOpen });
  await app.register(securityText, { siteUrl, ...services });
  await app.register(accountsRoutes, { ...services, siteUrl });
  await app.register(confirmationsRoutes, services);
  await app.register(resetsRoutes, services);
  await app.register(resetPagesRoutes, services);
  await app.register(accountRoutes, services);
  await app.register(checkoutRoutes, { ...services, cardProvider, showCheckout: showPage });
  await app.register(deskRoutes, services);
  await app.register(picturesRoutes, services);
  await app.register(siteDomainsRoutes, services);
  await app.register(domainQuestionRoutes, services);
  await app.register(sitesRoutes, services);
  await app.register(workshopRoutes, services);
  await app.register(designRoutes, services);
  await app.register(workshopStepRoutes, { ...services, orderOf, showPage });
  await app.register(zipsRoutes, services);
  await app.register(siteVisitorsRoutes, services);
  await app.register(ordersRoutes, services);
  await app.register(differencesRoutes, { ...services, orderOf, workshopOf, showPage });
  await app.register(orderLinksRoutes, services);
  await app.register(contactRoutes, { ...services, showPage });
  await app.register(reportPageRoutes);
  await app.register(quotesRoutes, { ...services, showPage });
  await app.register(newsletterRoutes, { ...services, showPage });
  await app.register(reviewsRoutes, services);
  await app.register(pageTimingsRoutes, services);
  await app.register(triedLinksRoutes, services);
  await app.register(mailPages, { ...services, showPage });
  await app.register(privacyRoutes, { ...services, dropCookies: createCookies(siteUrl).drop });
  await app.register(webhookRoutes, {
    payments,
    settle: (event) => orders.settle(event),
  });
  if (till) await app.register(tillRoutes, { till, siteUrl });
  if (!production) {
    await app.register(async (development) => {
      answerLoopbackOnly(development);
      await development.register(outboxRoutes, services);
      await development.register(previewRoutes, { contents: mailPreviews(siteUrl), tokens });
    });
  }
  await app.register(sitePlugin, {
    site,
    siteUrl,
    cardProvider,
    orderOf,
    workshopOf,
    triedLinkOf: (token) => services.triedLinks.read(token),
    stats: () => services.reviews.stats(),
  });

  return app;
}
