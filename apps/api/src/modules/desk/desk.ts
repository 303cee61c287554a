import type { Database, Transaction } from '../../database/database.ts';
import type { OrderDeliveries } from './orders/deliveries.routes.ts';
import { createAuditRepository } from './audit.repository.ts';
import { createAuditService } from './audit.service.ts';
import { createMessagesRepository, createQuotesRepository } from './letters/letters.repository.ts';
import { createLettersService } from './letters/letters.service.ts';
import { createMailsRepository } from './mails/mails.repository.ts';
import { createMailsService } from './mails/mails.service.ts';
import { createOrdersRepository } from './orders/orders.repository.ts';
import { createOrdersService, type OrderRefunds, type OrderSteps } from './orders/orders.service.ts';
import { createOverviewRepository } from './overview.repository.ts';
import { createOverviewService } from './overview.service.ts';
import { createPeopleRepository } from './people/people.repository.ts';
import { createPeopleService } from './people/people.service.ts';
import { createReviewsRepository } from './reviews/reviews.repository.ts';
import { createReviewsService } from './reviews/reviews.service.ts';
import { createSubscribersRepository } from './subscribers/subscribers.repository.ts';
import { createSubscribersService } from './subscribers/subscribers.service.ts';

export type Desk = ReturnType<typeof createDesk>;

/** The shop's desk: everything that its owner looks at and decides. */
export function createDesk({
  database,
  orderSteps,
  deliveries,
  refunds,
  endSessions,
  catalogue,
  currency,
  siteUrl,
  now,
}: {
  database: Database;
  /** Moves orders on, by their own rules. */
  orderSteps: OrderSteps;
  /** Keeps what buyers are given. */
  deliveries: OrderDeliveries;
  /** Gives money back, by its own rules. */
  refunds: OrderRefunds;
  /** Signs somebody out everywhere. */
  endSessions: (transaction: Transaction, userId: string) => Promise<void>;
  catalogue: readonly { id: string; name: string }[];
  currency: string;
  siteUrl: string;
  now: () => Date;
}) {
  return {
    deliveries,
    orders: createOrdersService({
      repository: createOrdersRepository(database),
      steps: orderSteps,
      refunds,
      siteUrl,
    }),
    messages: createLettersService({ repository: createMessagesRepository(database), now }),
    quotes: createLettersService({ repository: createQuotesRepository(database), now }),
    subscribers: createSubscribersService({ repository: createSubscribersRepository(database), now }),
    reviews: createReviewsService({ repository: createReviewsRepository(database), now }),
    overview: createOverviewService({
      repository: createOverviewRepository(database),
      catalogue,
      currency,
      now,
    }),
    mails: createMailsService({ repository: createMailsRepository(database), now }),
    people: createPeopleService({ repository: createPeopleRepository(database, { endSessions }), now }),
    audit: createAuditService({ repository: createAuditRepository(database) }),
  };
}
