import { awaitsPayment, type OrderStatus } from '@awning/shop/order';
import type { PaymentEvent } from '../../payments/provider.ts';
import type { OrderRecord } from './order.ts';

export type Settlement =
  /** The order moves on. */
  | { outcome: 'moved'; to: Extract<OrderStatus, 'paid' | 'cancelled' | 'expired'> }
  /** Nothing changes: it is known already, or it has been overtaken. */
  | { outcome: 'noted' }
  /** Something is wrong that a person must see. Nothing is fulfilled. */
  | { outcome: 'flagged'; flag: string };

type Known = Pick<OrderRecord, 'status' | 'total' | 'currency' | 'sessionId' | 'paidSessionId'>;

/**
 * What an event from the provider does to an order. Events come in any order and more than once, so this asks what is
 * true now and not what should come next: money received wins over everything that was thought before.
 */
export function settlementOf(order: Known, event: PaymentEvent): Settlement {
  if (event.amount !== order.total || event.currency.toUpperCase() !== order.currency) {
    return { outcome: 'flagged', flag: 'amount' };
  }

  switch (event.type) {
    case 'paid':
      if (awaitsPayment(order.status)) return { outcome: 'moved', to: 'paid' };
      return event.sessionId === order.paidSessionId
        ? { outcome: 'noted' }
        : { outcome: 'flagged', flag: 'paid-twice' };
    case 'cancelled':
    case 'expired':
      // Of the page that is open now, that is; what becomes of an older one no longer matters.
      return order.status === 'pending' && event.sessionId === order.sessionId
        ? { outcome: 'moved', to: event.type }
        : { outcome: 'noted' };
    case 'failed':
      // The buyer may try another card.
      return { outcome: 'noted' };
  }
}
