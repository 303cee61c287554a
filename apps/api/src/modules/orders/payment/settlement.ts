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
  /** The order moves on. */
  | { outcome: 'moved'; to: Extract<OrderStatus, 'paid' | 'cancelled' | 'expired' | 'refunded'> }
  /** A part of the money went back: the order stays where it is. */
  | { outcome: 'part-returned' }
  /** Nothing changes: it is known already, or it has been overtaken. */
  | { outcome: 'noted' }
  /** Something is wrong that a person must see. Nothing is fulfilled. */
  | { outcome: 'flagged'; flag: Flag };

type Known = Pick<
  OrderRecord,
  'reference' | 'total' | 'currency' | 'refunded' | 'status' | 'sessionId' | 'paidSessionId'
>;

/**
 * What an event from the provider does to an order. Events come in any order and more than once, so this asks what is
 * true now and not what should come next: money received wins over everything that was thought before, and money that
 * went back over that. `sessionId` is the page the event is about.
 */
export function settlementOf(order: Known, event: PaymentEvent, sessionId: string): Settlement {
  switch (event.type) {
    case 'refunded':
    case 'partly-refunded':
    case 'refund-failed':
    case 'disputed':
      // Other money than that the order was fulfilled for has been shown to a person already.
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
      // Only the page that is open now counts; what becomes of an older one no longer matters.
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
  // The provider counts all that went back so far: less than is known is old news.
  if (event.amount <= refunded) return { outcome: 'noted' };
  return event.amount === total ? { outcome: 'moved', to: 'refunded' } : { outcome: 'part-returned' };
}

/** Of two reasons to look, the more severe one, whichever came first. */
export function moreSevere(before: string | null, flag: Flag): string {
  const severityOf = (one: string | null) => flags.findIndex((known) => known === one);
  return before !== null && severityOf(before) > severityOf(flag) ? before : flag;
}
