import { brand } from '@awning/content/brand';
import { catalogue } from '@awning/templates/catalogue';
import type { Database } from './database/database.ts';
import type { Carrier } from './mail/carrier.ts';
import { createMailsRepository } from './mail/mails.repository.ts';
import { createPostman } from './mail/postman.ts';
import { createCheckoutService } from './modules/checkout/checkout.service.ts';
import { createOrderMails } from './modules/orders/orders.mails.ts';
import { createOrdersRepository } from './modules/orders/orders.repository.ts';
import { createOrdersService } from './modules/orders/orders.service.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { createTill } from './payments/till.ts';
import { createTillRepository } from './payments/till.repository.ts';

/** Everything the shop does, joined up. */
export function createServices({
  database,
  carrier,
  siteUrl,
  shopEmail,
  webhookSecret,
  now,
  log,
  payments: otherProvider,
}: {
  database: Database;
  carrier: Carrier;
  siteUrl: string;
  shopEmail: string;
  webhookSecret: string;
  now: () => Date;
  log: (message: string) => void;
  /** Takes the money in place of the test till. */
  payments?: PaymentProvider;
}) {
  const till = createTill({
    repository: createTillRepository(database),
    secret: webhookSecret,
    siteUrl,
    now,
  });
  const payments = otherProvider ?? till.provider;
  const mails = createMailsRepository(database);

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
    postman: createPostman({ mails, carrier, now, log }),
  };
}
