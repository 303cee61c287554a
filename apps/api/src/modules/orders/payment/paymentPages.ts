import type { PaymentProvider, PaymentSession } from '../../../payments/provider.ts';
import { orderedName, type OrderDraft } from '../order.ts';

/** Opens and closes the payment pages of orders. */
export function createPaymentPages({
  payments,
  siteUrl,
  timeoutMs,
}: {
  payments: PaymentProvider;
  siteUrl: string;
  /** How long a buyer waits for the provider at most, in milliseconds. */
  timeoutMs: number;
}) {
  return {
    /** Opens a page for an order. Calls with the same name get the same page. */
    open(order: OrderDraft & { expiresAt: Date }, name: string, until: AbortSignal): Promise<PaymentSession> {
      const request = {
        idempotencyKey: `${order.id}-${name}`,
        reference: order.reference,
        lines: [
          { name: orderedName(order), amount: order.templatePrice },
          ...order.addOns.map(({ name: addOn, price }) => ({ name: addOn, amount: price })),
        ],
        total: order.total,
        currency: order.currency,
        customerEmail: order.customerEmail,
        successUrl: `${siteUrl}/checkout/success?order=${order.token}`,
        cancelUrl: `${siteUrl}/checkout/cancelled?order=${order.token}`,
        expiresAt: order.expiresAt,
      };
      return payments.createSession(request, until);
    },

    /** Closes a page, unless the buyer was quicker. */
    close: (id: string, until: AbortSignal) => payments.closeSession(id, until),

    /** One time limit for all calls of one click. */
    timeLimit: () => AbortSignal.timeout(timeoutMs),
  };
}

export type Pages = ReturnType<typeof createPaymentPages>;
