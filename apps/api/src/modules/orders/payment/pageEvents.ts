import type { MoneyEvent, PageState, PaymentEvent } from '../../../payments/provider.ts';
import type { OrderRecord } from '../order.ts';

/** What a page's state says, in events: said again they are the same, and the provider's own come beside them. */
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
  // The refund comes first, so that the buyer is not thanked for money they have back.
  return back ? [back, of] : [of];
}

/** What a page's state says of money that went back, if any did. */
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
