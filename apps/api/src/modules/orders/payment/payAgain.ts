import { awaitsPayment, orderStatuses } from '@awning/shop/order';
import { createSingleFlight } from '../../../jobs/singleFlight.ts';
import { times, type Attempts } from './attempts.ts';
import type { OrderRecord } from '../order.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { LetGo } from './lettingGo.ts';
import type { Pages } from './paymentPages.ts';

export type Paying =
  | { outcome: 'ready'; url: string }
  | { outcome: 'unknown' }
  | { outcome: 'paid' }
  /** The order is the difference to a design that its website can no longer take. */
  | { outcome: 'late' };

export interface Click {
  /** The client's key of its request. */
  requestKey?: string | undefined;
  /** The time limit of the request. */
  until: AbortSignal;
}

const unpaid = orderStatuses.filter(awaitsPayment);

/** Opens another payment page for an order that was left unpaid, and closes the one before. */
export function createPayAgain({
  repository,
  attempts,
  pages,
  orderBy,
  refresh,
  letGo,
  now,
}: {
  repository: OrdersRepository;
  attempts: Attempts;
  pages: Pages;
  orderBy: (token: string) => Promise<OrderRecord | undefined>;
  /** Asks the provider for the state of an order. */
  refresh: (order: OrderRecord) => Promise<unknown>;
  letGo: LetGo;
  now: () => Date;
}) {
  const join = createSingleFlight<Paying>();

  const payOnce = async (token: string, { requestKey, until }: Click): Promise<Paying> => {
    const order = await orderBy(token);
    // After its buyer is erased, an order has no address for a receipt or a site.
    if (!order?.customerEmail) return { outcome: 'unknown' };
    if (!awaitsPayment(order.status)) return { outcome: 'paid' };

    const count = await repository.pagesOf(order.id);
    if ((await pages.close(order.sessionId, until)) === 'paid') {
      await refresh(order);
      return { outcome: 'paid' };
    }
    // Its page is closed by now: no buyer pays for a design that they would not get.
    if (!(await repository.isToBeHad(order))) return { outcome: 'late' };

    const opened = await attempts.open(
      { name: `pay ${order.id} ${count}`, hash: order.id, fresh: { ...times(now()), tries: 0 } },
      ({ expiresAt, tries }) => pages.open({ ...order, expiresAt }, `${count}-${tries}`, until),
    );
    if (!opened) return { outcome: 'unknown' };
    const { session, attempt } = opened;
    const reopened = await repository.reopen(order, unpaid, session, {
      now: now(),
      expiresAt: attempt.expiresAt,
      requestKey,
    });
    if (reopened) {
      await letGo(reopened.others, until);
      return { outcome: 'ready', url: session.url };
    }

    // The order is paid, or another process was quicker: two open pages could both be paid.
    const page = await repository.pageOf(order.id, unpaid);
    if (page?.id !== session.id) await pages.close(session.id, until);
    return page ? { outcome: 'ready', url: page.url } : { outcome: 'paid' };
  };

  // A second click joins the first.
  return (token: string, click: Click = { until: pages.timeLimit() }): Promise<Paying> =>
    join(token, () => payOnce(token, click));
}
