import { awaitsPayment, type OrderStatus } from '@awning/shop/order';
import type { MoneyEvent, PaymentEvent } from '../../../payments/provider.ts';
import type { OrderRecord } from '../order.ts';

/** Why a person must look at an order, the gravest last. */
const flags = [
  'refund-failed',
  'disputed',
  'perhaps-twice',
  'difference-late',
  'paid-twice',
  'reference',
  'amount',
] as const;
export type Flag = (typeof flags)[number];

export type Settlement =
  /** The status of the order changes. */
  | { outcome: 'moved'; to: Extract<OrderStatus, 'paid' | 'cancelled' | 'expired' | 'refunded'> }
  /** A part of the money was refunded: the status stays. */
  | { outcome: 'part-returned' }
  /** Nothing changes: the event is known already, or a later one superseded it. */
  | { outcome: 'noted' }
  /** Something is wrong that a person must see. Nothing is fulfilled. */
  | { outcome: 'flagged'; flag: Flag };

type Known = Pick<
  OrderRecord,
  'reference' | 'total' | 'currency' | 'refunded' | 'status' | 'sessionId' | 'paidSessionId'
>;

/**
 * The effect of an event from the provider on an order. Events come in any order and more than once, so the decision
 * depends on the present state and not on an expected next step: money received wins over every earlier state, and
 * refunded money wins over that. `sessionId` is the page the event is about.
 */
export function settlementOf(order: Known, event: PaymentEvent, sessionId: string): Settlement {
  switch (event.type) {
    case 'refunded':
    case 'partly-refunded':
    case 'refund-failed':
    case 'disputed':
      // Money from a page other than the fulfilled one was shown to a person already.
      if (sessionId !== order.paidSessionId) return { outcome: 'noted' };
      return ofMoney(order, event);
    default:
  }

  if (event.amount !== order.total || event.currency.toUpperCase() !== order.currency) {
    return { outcome: 'flagged', flag: 'amount' };
  }
  if ((event.reference ?? order.reference) !== order.reference) {
    return { outcome: 'flagged', flag: 'reference' };
  }

  switch (event.type) {
    case 'paid':
      if (order.paidSessionId === null && awaitsPayment(order.status)) {
        return { outcome: 'moved', to: 'paid' };
      }
      return sessionId === order.paidSessionId
        ? { outcome: 'noted' }
        : { outcome: 'flagged', flag: 'paid-twice' };
    case 'cancelled':
    case 'expired':
      // Only the page that is open now counts; the fate of an older one no longer matters.
      return order.status === 'pending' && sessionId === order.sessionId
        ? { outcome: 'moved', to: event.type }
        : { outcome: 'noted' };
    case 'processing':
    case 'failed':
      // The money is on its way, or the buyer may try another card.
      return { outcome: 'noted' };
  }
}

function ofMoney({ total, refunded, currency }: Known, event: MoneyEvent): Settlement {
  if (event.type === 'disputed' || event.type === 'refund-failed') {
    return { outcome: 'flagged', flag: event.type };
  }
  if (event.amount > total || event.currency.toUpperCase() !== currency) {
    return { outcome: 'flagged', flag: 'amount' };
  }
  // The provider reports the total refunded so far: a total no higher than the known one is old.
  if (event.amount <= refunded) return { outcome: 'noted' };
  return event.amount === total ? { outcome: 'moved', to: 'refunded' } : { outcome: 'part-returned' };
}

/** Of two reasons to look, the graver one, in either order. */
export function moreSevere(before: string | null, flag: Flag): string {
  const severityOf = (one: string | null) => flags.findIndex((known) => known === one);
  return before !== null && severityOf(before) > severityOf(flag) ? before : flag;
}
