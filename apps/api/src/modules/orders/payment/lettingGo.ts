import type { OrderRecord } from '../order.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { Pages } from './paymentPages.ts';

/** Cancels unpaid orders that another order replaces, once their pages are closed. */
export function createLetGo({
  repository,
  pages,
  refresh,
  now,
}: {
  repository: OrdersRepository;
  pages: Pages;
  /** Asks the provider for the state of an order. */
  refresh: (order: OrderRecord) => Promise<unknown>;
  now: () => Date;
}) {
  /** Returns the orders that are paid after all. */
  return async (orders: readonly OrderRecord[], until: AbortSignal): Promise<OrderRecord[]> => {
    const paid: OrderRecord[] = [];
    for (const order of orders) {
      const { sessionId, total: amount, currency } = order;
      if ((await pages.close(sessionId, until)) === 'paid') {
        await refresh(order);
        paid.push(order);
      } else {
        const event = { id: `let-go-${sessionId}`, type: 'cancelled', sessionId, amount, currency } as const;
        await repository.settle(event, now());
      }
    }
    return paid;
  };
}

export type LetGo = ReturnType<typeof createLetGo>;
