import { brand } from '@awning/content/brand';
import { catalogue } from '@awning/templates/catalogue';
import { coreVersion } from '@awning/templates/coreVersion';
import { createSiteOrigins } from './addresses/siteOrigins.ts';
import type { Database } from './database/database.ts';
import { createHosting } from './hosting/hosting.service.ts';
import type { Counter } from './limits/counter.ts';
import { createLimits } from './limits/limits.ts';
import { createMemoryCounter } from './limits/memoryCounter.ts';
import type { MailTransport } from './mail/mailTransport.ts';
import { createMailsRepository } from './mail/mails.repository.ts';
import { createMailWorker } from './mail/mailWorker.ts';
import { createAccessTokens } from './modules/accounts/sessions/accessTokens.ts';
import { createAccountMails } from './modules/accounts/accounts.mails.ts';
import { createAccountsRepository } from './modules/accounts/accounts.repository.ts';
import { createAccountsService } from './modules/accounts/accounts.service.ts';
import { createAdminsRepository } from './modules/accounts/admins/admins.repository.ts';
import { createAdminsService } from './modules/accounts/admins/admins.service.ts';
import { createConfirmationsService } from './modules/accounts/confirmations/confirmations.service.ts';
import { createResetsRepository } from './modules/accounts/resets/resets.repository.ts';
import { createResetsService } from './modules/accounts/resets/resets.service.ts';
import { createSessionsService } from './modules/accounts/sessions/sessions.service.ts';
import { createCheckoutService } from './modules/checkout/checkout.service.ts';
import { describeOrder, readyDay, whoseTurn } from './modules/orders/order.ts';
import { createSessionsRepository, endSessions } from './modules/accounts/sessions/sessions.repository.ts';
import { createDesk } from './modules/desk/desk.ts';
import { createDeliveries } from './modules/orders/deliveries/deliveries.ts';
import { createDeliveriesRepository } from './modules/orders/deliveries/deliveries.repository.ts';
import { createDifferencesRepository } from './modules/orders/differences/differences.repository.ts';
import { createDifferencesService } from './modules/orders/differences/differences.service.ts';
import { createDeskSteps } from './modules/orders/deskSteps.ts';
import { createDeskStepsRepository } from './modules/orders/deskSteps.repository.ts';
import { createOrderMails } from './modules/orders/orders.mails.ts';
import { createOrdersRepository } from './modules/orders/orders.repository.ts';
import { createAccountOrdersRepository } from './modules/privacy/accountOrders.repository.ts';
import { createPrivacyRepository } from './modules/privacy/privacy.repository.ts';
import { createPrivacyService, ownAddress } from './modules/privacy/privacy.service.ts';
import { createRetention } from './modules/privacy/retention.ts';
import { createPasswords } from './security/passwords.ts';
import { createContactService } from './modules/contact/contact.service.ts';
import { createNewsletterMails } from './modules/newsletter/newsletter.mails.ts';
import { createNewsletterRepository } from './modules/newsletter/newsletter.repository.ts';
import { createNewsletterService } from './modules/newsletter/newsletter.service.ts';
import { createPageTimingsRepository } from './modules/pageTimings/pageTimings.repository.ts';
import { createPageTimingsService } from './modules/pageTimings/pageTimings.service.ts';
import { createQuotesService } from './modules/quotes/quotes.service.ts';
import { noDesigns, type SiteBuilder } from './modules/sites/releases/siteBuilder.ts';
import { createSites } from './modules/sites/sites.ts';
import { createReviewsRepository } from './modules/reviews/reviews.repository.ts';
import { createReviewsService } from './modules/reviews/reviews.service.ts';
import { createVisitorsRepository } from './modules/sites/visitors/visitors.repository.ts';
import { createVisitorsService } from './modules/sites/visitors/visitors.service.ts';
import { createPictures } from './modules/sites/pictures/pictures.ts';
import { createPicturesRepository } from './modules/sites/pictures/pictures.repository.ts';
import type { PictureScaler } from './modules/sites/pictures/pictureScaler.ts';
import { createAttemptsRepository } from './modules/orders/payment/attempts.repository.ts';
import { createDecide } from './modules/orders/change.ts';
import {
  createOrdersService,
  defaultPaymentTimeouts,
  type PaymentTimeouts,
} from './modules/orders/orders.service.ts';
import { createRefunds } from './modules/orders/refunds/refunds.ts';
import { createRefundsRepository } from './modules/orders/refunds/refunds.repository.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { createJobQueue } from './queue/queue.ts';
import { createTill } from './payments/till.ts';
import { createTillRepository } from './payments/till.repository.ts';
import { createResolver, type Resolver } from './modules/sites/domains/resolver.ts';
import { derivedSecret } from './security/secrets.ts';
import { createOrderLinksRepository } from './modules/orders/links/links.repository.ts';
import { createOrderLinksService } from './modules/orders/links/links.service.ts';
import { createTokens } from './security/tokens.ts';
import { createTriedLinksRepository } from './modules/triedLinks/triedLinks.repository.ts';
import { createTriedLinksService } from './modules/triedLinks/triedLinks.service.ts';

export type Services = ReturnType<typeof createServices>;

/** Every service of the shop, connected. */
export function createServices({
  database,
  mailTransport,
  siteUrl,
  sitesHost,
  sitesAddresses = [],
  resolver = createResolver(),
  shopEmail,
  secret,
  counter,
  rateLimits,
  now,
  log,
  scalePicture,
  payments: otherProvider,
  paymentTimeouts = defaultPaymentTimeouts,
  siteBuilder = noDesigns,
}: {
  database: Database;
  mailTransport: MailTransport;
  siteUrl: string;
  /** The host that buyers' sites are under. */
  sitesHost: string;
  /** The addresses that buyers' own domains must point to. */
  sitesAddresses?: readonly string[];
  /** Looks up the DNS records of these domains. */
  resolver?: Resolver;
  shopEmail: string;
  /** All secrets of one purpose are derived from it. */
  secret: string;
  /** Counts limited actions. */
  counter: Counter;
  rateLimits: boolean;
  now: () => Date;
  log: (message: string) => void;
  scalePicture: PictureScaler;
  /** Takes payments instead of the test till. */
  payments?: PaymentProvider | undefined;
  paymentTimeouts?: PaymentTimeouts | undefined;
  /** Builds buyers' sites, if the designs are built. */
  siteBuilder?: SiteBuilder | undefined;
}) {
  const origins = createSiteOrigins({ siteUrl, sitesHost, secret: derivedSecret(secret, 'previews') });
  const { siteOrigin } = origins;
  const till = createTill({
    repository: createTillRepository(database),
    secret: derivedSecret(secret, 'till webhook'),
    siteUrl,
    now,
  });
  const payments = otherProvider ?? till.provider;
  const mails = createMailsRepository(database);
  const tokens = createTokens(derivedSecret(secret, 'tokens'));
  const limits = createLimits({ counter, own: createMemoryCounter({ now }), off: !rateLimits });
  const sessions = createSessionsService({
    repository: createSessionsRepository(database),
    accessTokens: createAccessTokens({ secret: derivedSecret(secret, 'access tokens'), siteUrl, now }),
    tokens,
    now,
  });
  const passwords = createPasswords();
  const accountsRepository = createAccountsRepository(database);
  const toOwners = { passwords, limits, mails: createAccountMails({ siteUrl }), tokens, now };

  const addressOf = ownAddress(shopEmail);

  const orderMails = createOrderMails({ siteUrl, shopEmail });
  const decide = createDecide({ mails: orderMails, now });
  const ordersRepository = createOrdersRepository(database, {
    decide,
    dearer: {
      isSold: (templateId) => sites.designs.dearer.isSold(templateId),
      looksOf: (templateId) => sites.designs.dearer.looksOf(templateId),
      take: (transaction, taken) => sites.designs.dearer.take(transaction, taken),
      giveBack: (transaction, given) => sites.designs.dearer.giveBack(transaction, given),
    },
  });
  const refunds = createRefunds({
    repository: createRefundsRepository(database),
    payments,
    settle: (event) => ordersRepository.settle(event, now()),
    now,
    log,
    paymentTimeouts,
  });
  const orders = createOrdersService({
    repository: ordersRepository,
    attemptsRepository: createAttemptsRepository(database),
    payments,
    refunds,
    siteUrl,
    siteOrigin,
    now,
    log,
    paymentTimeouts,
  });

  const queue = createJobQueue({ database, now, log });

  const orderSteps = createDeskSteps({
    repository: createDeskStepsRepository(database),
    mails: orderMails,
    siteOrigin,
    now,
  });

  const sites = createSites({
    catalogue,
    database,
    builder: siteBuilder,
    queue,
    moveOrder: (transaction, orderId, step) => orderSteps.moveOn(transaction, orderId, step),
    origins,
    coreVersion,
    siteUrl,
    sitesHost,
    sitesAddresses,
    domainSecret: derivedSecret(secret, 'domain proofs'),
    resolver,
    shopEmail,
    now,
  });

  const deliveries = createDeliveries({ repository: createDeliveriesRepository(database), now });

  return {
    database,
    siteOrigins: origins,
    shopEmail,
    now,
    till: otherProvider ? undefined : till,
    payments,
    orders,
    orderLinks: createOrderLinksService({
      repository: createOrderLinksRepository(database),
      limits,
      mails: orderMails,
      now,
    }),
    differences: createDifferencesService({
      catalogue,
      repository: createDifferencesRepository(database),
      place: orders.place,
    }),
    deliveries,
    queue,
    pictures: createPictures({
      repository: createPicturesRepository(database),
      queue,
      scale: scalePicture,
      now,
    }),
    checkout: createCheckoutService({ catalogue, currency: brand.currency, orders }),
    desk: createDesk({
      database,
      orderSteps,
      orderTurns: { whoseTurn, readyDay },
      deliveries,
      refunds,
      endSessions,
      catalogue,
      currency: brand.currency,
      siteUrl,
      siteOrigin,
      now,
    }),
    sites,
    siteVisitors: createVisitorsService({
      repository: createVisitorsRepository(database),
      siteOrigin,
      now,
    }),
    contact: createContactService({ database, shopEmail, limits, now }),
    quotes: createQuotesService({ database, shopEmail, limits, now }),
    newsletter: createNewsletterService({
      repository: createNewsletterRepository(database),
      mails: createNewsletterMails({ siteUrl }),
      tokens,
      now,
    }),
    pageTimings: createPageTimingsService({ repository: createPageTimingsRepository(database), now }),
    triedLinks: createTriedLinksService({
      catalogue,
      repository: createTriedLinksRepository(database),
      tokens,
      now,
    }),
    siteDomains: sites.domains,
    reviews: createReviewsService({ catalogue, repository: createReviewsRepository(database), now }),
    hosting: createHosting({ database, origins, limits, now }),
    mails,
    tokens,
    limits,
    sessions,
    passwords,
    accounts: createAccountsService({
      repository: accountsRepository,
      sessions,
      ...toOwners,
    }),
    confirmations: createConfirmationsService({ repository: accountsRepository, sessions, ...toOwners }),
    resets: createResetsService({ repository: createResetsRepository(database), ...toOwners }),
    admins: createAdminsService({ repository: createAdminsRepository(database), passwords, now }),
    privacy: createPrivacyService({
      repository: createPrivacyRepository(database, { addressOf, leaveSite: sites.moves.note }),
      accountOrders: createAccountOrdersRepository(database),
      addressOf,
      describeOrder,
      siteOrigin,
      passwords,
      wrongTries: limits.wrongTries,
      forgetMails: async (ids) => mailTransport.forget?.(ids),
      sitesAreLeft: sites.moves.wake,
      now,
      log,
    }),
    retention: createRetention({
      database,
      purgeSessions: () => sessions.purge(),
      outbox: mailTransport,
      now,
    }),
    mailWorker: createMailWorker({ mails, mailTransport, tokens, now, log }),
  };
}
