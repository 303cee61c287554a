import type { Order } from '@awning/contract/orders';
import { describeStanding } from '../../records/siteStandings.ts';
import type { PaymentEvent, PaymentProvider } from '../../payments/provider.ts';
import { canBeToken } from '../../records/orderToken.ts';
import { createAttempts } from './payment/attempts.ts';
import type { AttemptsRepository } from './payment/attempts.repository.ts';
import { describeOrder, type OrderRecord } from './order.ts';
import type { OrdersRepository } from './orders.repository.ts';
import { createLetGo } from './payment/lettingGo.ts';
import { createPaymentPages } from './payment/paymentPages.ts';
import { createPayAgain } from './payment/payAgain.ts';
import { createPlaceOrder } from './placeOrder.ts';
import { createReconciler } from './payment/reconciler.ts';
import type { Refunds } from './refunds/refunds.ts';

export type OrdersService = ReturnType<typeof createOrdersService>;

const day = 24 * 60 * 60_000;

/** How long the payment provider may take, in milliseconds. */
export interface PaymentTimeouts {
  /** While a buyer or an admin waits for the response: they are told within ten seconds. */
  till: number;
  /** While a visitor opens an order's page. */
  visit: number;
  /** In a background job, while no request waits. */
  job: number;
}

export const defaultPaymentTimeouts: PaymentTimeouts = { till: 9_000, visit: 2_000, job: 5_000 };

/** Sells: places orders, has them paid, and finds out their state. */
export function createOrdersService({
  repository,
  attemptsRepository,
  payments,
  refunds,
  siteUrl,
  siteOrigin,
  now,
  log,
  paymentTimeouts,
}: {
  repository: OrdersRepository;
  attemptsRepository: AttemptsRepository;
  payments: PaymentProvider;
  refunds: Pick<Refunds, 'reconcile'>;
  siteUrl: string;
  /** The origin of the website with this name. */
  siteOrigin: (name: string) => string;
  now: () => Date;
  log: (message: string) => void;
  paymentTimeouts: PaymentTimeouts;
}) {
  const attempts = createAttempts({ repository: attemptsRepository, now });
  const pages = createPaymentPages({ payments, siteUrl, timeoutMs: paymentTimeouts.till });
  const reconciler = createReconciler({
    repository,
    payments,
    now,
    log,
    timeoutMs: paymentTimeouts.job,
    visitTimeoutMs: paymentTimeouts.visit,
  });

  const find = async (token: string) => (canBeToken(token) ? repository.byToken(token) : undefined);

  const refresh = (order: OrderRecord) => reconciler.refresh(order);
  const letGo = createLetGo({ repository, pages, refresh, now });
  const pay = createPayAgain({
    repository,
    attempts,
    pages,
    orderBy: async (token) => (await find(token))?.order,
    refresh,
    letGo,
    now,
  });
  const place = createPlaceOrder({
    repository,
    attempts,
    pages,
    pay,
    letGo,
    orderUrl: (token) => `${siteUrl}/orders/${token}`,
    now,
  });

  return {
    place,
    pay: (token: string) => pay(token),

    /** The current state of an order. While it awaits payment, the provider is asked too. */
    async byToken(token: string): Promise<Order | undefined> {
      const found = await find(token);
      const later = found && (await reconciler.refresh(found.order)) ? await find(token) : found;
      if (!later) return undefined;
      const { order, history, files, standing, originals, differences, upgrades } = later;
      return describeOrder(order, history, {
        files,
        originals,
        differences,
        upgrades,
        site: standing ? describeStanding(standing, siteOrigin) : null,
      });
    },

    /** Settles an event of the payment provider. Resolves when it is stored. */
    settle: (event: PaymentEvent): Promise<void> => repository.settle(event, now()),

    /** Asks the provider about orders that await payment, and about refunds without an outcome. */
    async reconcile(): Promise<void> {
      await reconciler.reconcile();
      await refunds.reconcile();
    },

    /** Expires orders that were not paid in time, and deletes old attempts to pay. */
    async expireOverdue(): Promise<void> {
      await attempts.purge(new Date(now().getTime() - day));
      await reconciler.expireOverdue();
    },
  };
}
