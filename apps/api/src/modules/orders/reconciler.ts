import { orderLifetime } from '@awning/shop/order';
import {
  PaymentUnavailable,
  type PageState,
  type PaymentEvent,
  type PaymentProvider,
} from '../../payments/provider.ts';
import type { OrderRecord } from './order.ts';
import type { OrdersRepository } from './orders.repository.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Whoever pays at once is heard of at once; whoever takes longer than this is asked after. */
const quickest = 2 * minute;
const atATime = 4;
/** A visitor who looks again and again asks the provider this seldom. */
const betweenVisits = 3_000;

/** Asks the provider what became of orders it does not tell of: an event can be lost, the money is there all the same. */
export function createReconciler({
  repository,
  payments,
  now,
  log,
  patience,
  visitPatience,
}: {
  repository: OrdersRepository;
  payments: PaymentProvider;
  now: () => Date;
  log: (message: string) => void;
  /** How long the provider may take, in milliseconds: when nobody waits, and when somebody does. */
  patience: number;
  visitPatience: number;
}) {
  const visited = new Map<string, number>();
  const open = createPatience(now);
  const overdue = createPatience(now);

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

  /** Goes through them few at a time. A provider that is away is not asked for the rest. */
  const goThrough = async (
    orders: readonly OrderRecord[],
    waits: ReturnType<typeof createPatience>,
    work: (order: OrderRecord, signal: AbortSignal) => Promise<void>,
  ) => {
    const due = waits.due(orders);
    const take = async (): Promise<void> => {
      const order = due.shift();
      if (!order) return;
      waits.asked(order);
      try {
        await work(order, AbortSignal.timeout(patience));
      } catch (error) {
        if (!(error instanceof PaymentUnavailable)) throw error;
        if (!error.isFinal) {
          due.length = 0;
          waits.forgive(order);
        }
        log(`The payment provider could not be asked: ${error.message}`);
      }
      return take();
    };
    await Promise.all(Array.from({ length: atATime }, take));
  };

  return {
    /** Asks after orders that wait for their money. */
    async askAround(): Promise<void> {
      const until = new Date(now().getTime() + orderLifetime - quickest);
      await goThrough(await repository.pendingUntil(until), open, ask);
    },

    /** Lets go of orders that nobody paid for in time, once the provider has closed their page. */
    async expireOverdue(): Promise<void> {
      await goThrough(await repository.pendingUntil(now()), overdue, letGo);
    },

    /** Asks after one order that somebody looks at. True when it was asked. Never the reason that it fails. */
    async refresh(order: OrderRecord): Promise<boolean> {
      const at = now().getTime();
      const last = visited.get(order.sessionId) ?? -Infinity;
      if (order.status !== 'pending' || order.flag || at - last < betweenVisits) return false;

      if (visited.size > 1_000) visited.clear();
      visited.set(order.sessionId, at);
      try {
        await ask(order, AbortSignal.timeout(visitPatience));
        return true;
      } catch (error) {
        log(`An order was shown as it was: ${String(error)}`);
        return false;
      }
    },
  };
}

/** Remembers who was asked after, and asks after them ever more seldom. */
function createPatience(now: () => Date) {
  let next = new Map<string, { at: number; wait: number }>();
  return {
    due(orders: readonly OrderRecord[]): OrderRecord[] {
      const still = orders.flatMap(({ sessionId }) => {
        const entry = next.get(sessionId);
        return entry ? [[sessionId, entry] as const] : [];
      });
      next = new Map(still);
      return orders.filter(({ sessionId }) => (next.get(sessionId)?.at ?? 0) <= now().getTime());
    },
    asked({ sessionId }: OrderRecord) {
      const wait = Math.min(2 * (next.get(sessionId)?.wait ?? minute), hour);
      next.set(sessionId, { at: now().getTime() + wait, wait });
    },
    forgive({ sessionId }: OrderRecord) {
      next.delete(sessionId);
    },
  };
}

/** What a page's state says, in events: said again they are the same, and the provider's own come beside them. */
function eventsOf({ sessionId }: OrderRecord, page: PageState | undefined): PaymentEvent[] {
  if (!page || page.status === 'open') return [];
  const { status, refunded, paymentId, reference, amount, currency } = page;
  const told = { amount, currency, ...(paymentId && { paymentId }) };
  const of = {
    ...told,
    id: `seen-${status}-${sessionId}`,
    type: status,
    sessionId,
    ...(reference && { reference }),
  };
  if (status === 'expired' || !refunded || !paymentId) return [of];
  // What went back first: then nobody is thanked for it.
  return [{ id: `seen-refunded-${sessionId}`, type: 'refunded', paymentId, amount, currency }, of];
}
