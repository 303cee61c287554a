import type { MoneyEvent, PageState, PaymentEvent } from '../../../payments/provider.ts';
import type { OrderRecord } from '../order.ts';

/** The events that follow from the state of a page: the same state gives the same events, beside the provider's own. */
export function eventsOf({ sessionId }: OrderRecord, page: PageState | undefined): PaymentEvent[] {
  if (!page || page.status === 'open') return [];
  const { status, paymentId, reference, amount, currency } = page;
  const of = {
    id: `seen-${status}-${sessionId}`,
    type: status,
    sessionId,
    amount,
    currency,
    paymentId,
    reference,
  };
  const back = status === 'paid' ? moneyEventOf(sessionId, page) : undefined;
  // The refund comes first, so that the buyer gets no thanks for money they have back.
  return back ? [back, of] : [of];
}

/** The refund event that follows from the state of a page, if any money was refunded. */
export function moneyEventOf(sessionId: string, page: PageState): MoneyEvent | undefined {
  const { refunded = 0, paymentId, amount, currency } = page;
  if (refunded === 0) return undefined;
  return {
    id: `seen-refunded-${refunded}-${sessionId}`,
    type: refunded === amount ? 'refunded' : 'partly-refunded',
    amount: refunded,
    currency,
    ...(paymentId ? { paymentId } : { sessionId }),
  };
}
