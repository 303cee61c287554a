import type { CheckoutRequest } from '@awning/contract/checkout';
import type { Tried } from '@awning/contract/sites/tried';
import { billsSomebody, filledIn, type Billing } from '@awning/shop/billing';
import { findTemplate } from '@awning/shop/catalogue';
import { priceOrder, type PricedOrder } from '@awning/shop/order';
import type { Template } from '@awning/shop/template';
import { asUnavailable } from '../../database/unavailable.ts';
import { PaymentUnavailable } from '../../payments/provider.ts';

/** The part of the orders module that this module uses. */
export interface Orders {
  place(
    purchase: PricedOrder & {
      currency: string;
      customer: { name: string; email: string; business?: string };
      billing?: Billing | undefined;
      tried?: Tried | undefined;
      userId?: string | undefined;
      requestKey?: string | undefined;
      formKey?: string | undefined;
    },
  ): Promise<{ outcome: 'placed'; url: string } | { outcome: 'key-reused' }>;
}

export type CheckingOut =
  | { outcome: 'ready'; url: string }
  | { outcome: 'unknown-template' }
  | { outcome: 'unknown-add-on' | 'repeated-add-on' }
  | { outcome: 'key-reused' }
  /** The payment provider or the database is down; nothing of the order was stored. */
  | { outcome: 'closed'; cause: unknown };

export type CheckoutService = ReturnType<typeof createCheckoutService>;

/** Sells the catalogue's templates and add-ons at its prices. */
export function createCheckoutService({
  catalogue,
  currency,
  orders,
}: {
  catalogue: readonly Template[];
  currency: string;
  orders: Orders;
}) {
  return {
    async checkOut(
      request: CheckoutRequest,
      { requestKey, userId }: { requestKey?: string | undefined; userId?: string | undefined } = {},
    ): Promise<CheckingOut> {
      const template = findTemplate(catalogue, request.templateId);
      if (!template) return { outcome: 'unknown-template' };

      const pricing = priceOrder(template, request.addOns);
      if (pricing.outcome !== 'priced') return { outcome: pricing.outcome };

      const { formKey, tried } = request;
      const { name, email, business } = request.customer;
      const { addOns, total } = pricing;
      const billing = filledIn(request.billing ?? {});
      try {
        const placing = await orders.place({
          template,
          addOns,
          total,
          currency,
          customer: { name, email, ...(business && { business }) },
          billing: billsSomebody(billing)
            ? // If the buyer gave an address only, the bill names their business.
              { ...(business?.trim() && { company: business }), ...billing }
            : undefined,
          tried,
          userId,
          requestKey,
          formKey,
        });
        return placing.outcome === 'placed' ? { outcome: 'ready', url: placing.url } : placing;
      } catch (cause) {
        if (cause instanceof PaymentUnavailable || asUnavailable(cause)) return { outcome: 'closed', cause };
        throw cause;
      }
    },
  };
}
