import { brand } from '@awning/content/brand';
import { catalogue } from '@awning/templates/catalogue';
import type { Database } from './database/database.ts';
import type { Counter } from './limits/counter.ts';
import { createLimits } from './limits/limits.ts';
import type { Carrier } from './mail/carrier.ts';
import { createMailsRepository } from './mail/mails.repository.ts';
import { createPostman } from './mail/postman.ts';
import { createAccessTokens } from './modules/accounts/accessTokens.ts';
import { createSessionsRepository } from './modules/accounts/sessions.repository.ts';
import { createSessionsService } from './modules/accounts/sessions.service.ts';
import { createCheckoutService } from './modules/checkout/checkout.service.ts';
import { createAttemptsRepository } from './modules/orders/attempts.repository.ts';
import { createDecide } from './modules/orders/change.ts';
import { createOrderMails } from './modules/orders/orders.mails.ts';
import { createOrdersRepository } from './modules/orders/orders.repository.ts';
import { createOrdersService, type Patience } from './modules/orders/orders.service.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { createTill } from './payments/till.ts';
import { createTillRepository } from './payments/till.repository.ts';
import { derivedSecret } from './secrets.ts';
import { createTokens } from './tokens.ts';

/** Everything the shop does, joined up. */
export function createServices({
  database,
  carrier,
  siteUrl,
  shopEmail,
  secret,
  counter,
  rateLimits,
  now,
  log,
  payments: otherProvider,
  patience,
}: {
  database: Database;
  carrier: Carrier;
  siteUrl: string;
  shopEmail: string;
  /** From it come all secrets of one purpose. */
  secret: string;
  /** Counts what is limited. */
  counter: Counter;
  rateLimits: boolean;
  now: () => Date;
  log: (message: string) => void;
  /** Takes the money in place of the test till. */
  payments?: PaymentProvider;
  patience?: Patience;
}) {
  const till = createTill({
    repository: createTillRepository(database),
    secret: derivedSecret(secret, 'till webhook'),
    siteUrl,
    now,
  });
  const payments = otherProvider ?? till.provider;
  const mails = createMailsRepository(database);
  const tokens = createTokens(derivedSecret(secret, 'tokens'));
  const limits = createLimits({ counter, off: !rateLimits });
  const sessions = createSessionsService({
    repository: createSessionsRepository(database),
    accessTokens: createAccessTokens({ secret: derivedSecret(secret, 'access tokens'), siteUrl, now }),
    tokens,
    now,
  });

  const decide = createDecide({ mails: createOrderMails({ siteUrl, shopEmail }), now });
  const orders = createOrdersService({
    repository: createOrdersRepository(database, decide),
    attemptsRepository: createAttemptsRepository(database),
    payments,
    siteUrl,
    now,
    log,
    ...(patience && { patience }),
  });

  return {
    database,
    till: otherProvider ? undefined : till,
    payments,
    orders,
    checkout: createCheckoutService({ catalogue, currency: brand.currency, orders }),
    mails,
    tokens,
    limits,
    sessions,
    postman: createPostman({ mails, carrier, tokens, now, log }),
  };
}
