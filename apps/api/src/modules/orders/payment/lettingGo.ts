import type { OrderRecord } from '../order.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { Pages } from './paymentPages.ts';

/** Lets go of unpaid orders in whose place another is to be paid, once their pages are closed. */
export function createLetGo({
  repository,
  pages,
  refresh,
  now,
}: {
  repository: OrdersRepository;
  pages: Pages;
  /** Asks the provider how an order stands. */
  refresh: (order: OrderRecord) => Promise<unknown>;
  now: () => Date;
}) {
  /** Says which of them are paid after all. */
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
