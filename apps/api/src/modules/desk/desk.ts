import type { Database, Transaction } from '../../database/database.ts';
import type { OrderDeliveries } from './orders/deliveries.routes.ts';
import { createDeskAuditRepository } from './audit.repository.ts';
import { createDeskAuditService } from './audit.service.ts';
import {
  createDeskMessagesRepository,
  createDeskQuotesRepository,
} from './submissions/submissions.repository.ts';
import { createDeskSubmissionsService } from './submissions/submissions.service.ts';
import { createDeskBuyersRepository } from './buyers/buyers.repository.ts';
import { createDeskBuyersService } from './buyers/buyers.service.ts';
import { createDeskMailsRepository } from './mails/mails.repository.ts';
import { createDeskMailsService } from './mails/mails.service.ts';
import { createDeskOrdersRepository } from './orders/orders.repository.ts';
import {
  createDeskOrdersService,
  type OrderRefunds,
  type OrderSteps,
  type OrderTurns,
} from './orders/orders.service.ts';
import { createDeskOverviewRepository } from './overview.repository.ts';
import { createDeskOverviewService } from './overview.service.ts';
import { createDeskPageTimingsRepository } from './pageTimings/pageTimings.repository.ts';
import { createDeskPageTimingsService } from './pageTimings/pageTimings.service.ts';
import { createDeskPeopleRepository } from './people/people.repository.ts';
import { createDeskPeopleService } from './people/people.service.ts';
import { createDeskReviewsRepository } from './reviews/reviews.repository.ts';
import { createDeskReviewsService } from './reviews/reviews.service.ts';
import { createDeskSubscribersRepository } from './subscribers/subscribers.repository.ts';
import { createDeskSubscribersService } from './subscribers/subscribers.service.ts';

export type Desk = ReturnType<typeof createDesk>;

/** The shop's desk: the services behind everything that its owner sees and decides. */
export function createDesk({
  database,
  orderSteps,
  orderTurns,
  deliveries,
  refunds,
  endSessions,
  catalogue,
  currency,
  siteUrl,
  siteOrigin,
  now,
}: {
  database: Database;
  /** Changes orders, by their own rules. */
  orderSteps: OrderSteps;
  /** Computes who acts next, by the orders’ own rules. */
  orderTurns: OrderTurns;
  /** Stores the files that buyers are given. */
  deliveries: OrderDeliveries;
  /** Refunds money, by its own rules. */
  refunds: OrderRefunds;
  /** Signs a user out everywhere. */
  endSessions: (transaction: Transaction, userId: string) => Promise<void>;
  catalogue: readonly { id: string; name: string }[];
  currency: string;
  siteUrl: string;
  siteOrigin: (name: string) => string;
  now: () => Date;
}) {
  return {
    deliveries,
    orders: createDeskOrdersService({
      repository: createDeskOrdersRepository(database),
      steps: orderSteps,
      turns: orderTurns,
      refunds,
      siteUrl,
      siteOrigin,
    }),
    messages: createDeskSubmissionsService({ repository: createDeskMessagesRepository(database), now }),
    quotes: createDeskSubmissionsService({ repository: createDeskQuotesRepository(database), now }),
    subscribers: createDeskSubscribersService({ repository: createDeskSubscribersRepository(database), now }),
    reviews: createDeskReviewsService({ repository: createDeskReviewsRepository(database), now }),
    overview: createDeskOverviewService({
      repository: createDeskOverviewRepository(database),
      catalogue,
      currency,
      now,
    }),
    pageTimings: createDeskPageTimingsService({
      repository: createDeskPageTimingsRepository(database),
      now,
    }),
    mails: createDeskMailsService({ repository: createDeskMailsRepository(database), now }),
    buyers: createDeskBuyersService({ repository: createDeskBuyersRepository(database) }),
    people: createDeskPeopleService({
      repository: createDeskPeopleRepository(database, { endSessions }),
      now,
    }),
    audit: createDeskAuditService({ repository: createDeskAuditRepository(database) }),
  };
}
