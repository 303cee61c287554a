import { brand } from '@awning/content/brand';
import { catalogue } from '@awning/templates/catalogue';
import type { Database } from './database/database.ts';
import type { Counter } from './limits/counter.ts';
import { createLimits } from './limits/limits.ts';
import type { Carrier } from './mail/carrier.ts';
import { createMailsRepository } from './mail/mails.repository.ts';
import { createPostman } from './mail/postman.ts';
import { createAccessTokens } from './modules/accounts/accessTokens.ts';
import { createAccountMails } from './modules/accounts/accounts.mails.ts';
import { createAccountsRepository } from './modules/accounts/accounts.repository.ts';
import { createAccountsService } from './modules/accounts/accounts.service.ts';
import { createAdminsRepository } from './modules/accounts/admins.repository.ts';
import { createAdminsService } from './modules/accounts/admins.service.ts';
import { createResetsRepository } from './modules/accounts/resets.repository.ts';
import { createResetsService } from './modules/accounts/resets.service.ts';
import { createSessionsRepository } from './modules/accounts/sessions.repository.ts';
import { createSessionsService } from './modules/accounts/sessions.service.ts';
import { createCheckoutService } from './modules/checkout/checkout.service.ts';
import { createOrderMails } from './modules/orders/orders.mails.ts';
import { createOrdersRepository } from './modules/orders/orders.repository.ts';
import { createOrdersService } from './modules/orders/orders.service.ts';
import { createPasswords } from './passwords.ts';
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
  const passwords = createPasswords();
  const toOwners = { passwords, limits, mails: createAccountMails({ siteUrl }), tokens, now };

  const orders = createOrdersService({
    repository: createOrdersRepository(database),
    payments,
    mails: createOrderMails({ siteUrl, shopEmail }),
    siteUrl,
    now,
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
    passwords,
    accounts: createAccountsService({
      repository: createAccountsRepository(database),
      sessions,
      ...toOwners,
    }),
    resets: createResetsService({ repository: createResetsRepository(database), ...toOwners }),
    admins: createAdminsService({ repository: createAdminsRepository(database), passwords, now }),
    postman: createPostman({ mails, carrier, tokens, now, log }),
  };
}
