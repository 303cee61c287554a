import { orderLifetime } from '@awning/shop/order';
import type { PageState, PaymentProvider } from '../../../payments/provider.ts';
import { createProviderPolling } from './providerPolling.ts';
import type { OrderRecord } from '../order.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import { eventsOf } from './pageEvents.ts';

const minute = 60_000;
/** An immediate payment is reported at once; after this long Stripe is asked about it. */
const quickest = 2 * minute;
/** Repeated views of an order ask the provider once in this many milliseconds. */
const betweenVisits = 3_000;

/** Asks the provider about orders without an event: an event can be lost, although the money has come. */
export function createReconciler({
  repository,
  payments,
  now,
  log,
  timeoutMs,
  visitTimeoutMs,
}: {
  repository: OrdersRepository;
  payments: PaymentProvider;
  now: () => Date;
  log: (message: string) => void;
  /** How long the provider may take, in milliseconds: in a background job, and while a visitor waits. */
  timeoutMs: number;
  visitTimeoutMs: number;
}) {
  const visited = new Map<string, number>();
  const round = { nameOf: ({ sessionId }: OrderRecord) => sessionId, now, log, timeoutMs };
  const askOpen = createProviderPolling<OrderRecord>(round);
  const askOverdue = createProviderPolling<OrderRecord>(round);

  const learn = async (order: OrderRecord, page: PageState | undefined) => {
    for (const event of eventsOf(order, page)) await repository.settle(event, now());
  };

  const ask = async (order: OrderRecord, signal: AbortSignal) =>
    learn(order, await payments.lookUp(order.sessionId, signal));

  const letGo = async (order: OrderRecord, signal: AbortSignal) => {
    const closed = (await payments.closeSession(order.sessionId, signal)) === 'closed';
    if (!closed) return ask(order, signal);
    const { total: amount, currency } = order;
    return learn(order, { status: 'expired', amount, currency });
  };

  return {
    /** Asks about orders that await payment. */
    async reconcile(): Promise<void> {
      const until = new Date(now().getTime() + orderLifetime - quickest);
      await askOpen(await repository.pendingUntil(until), ask);
    },

    /** Expires orders that were not paid in time, once the provider has closed their page. */
    async expireOverdue(): Promise<void> {
      await askOverdue(await repository.pendingUntil(now()), letGo);
    },

    /** Asks the provider about one order while a visitor waits. True when it answered; never throws. */
    async refresh(order: OrderRecord): Promise<boolean> {
      const at = now().getTime();
      const last = visited.get(order.sessionId) ?? -Infinity;
      if (order.status !== 'pending' || order.flag || at - last < betweenVisits) return false;

      if (visited.size > 1_000) visited.clear();
      visited.set(order.sessionId, at);
      try {
        await ask(order, AbortSignal.timeout(visitTimeoutMs));
        return true;
      } catch (error) {
        log(`An order was shown as it was: ${String(error)}`);
        return false;
      }
    },
  };
}
