import { findTemplate } from '@awning/shop/catalogue';
import { boughtOf, differenceTo } from '@awning/shop/designs';
import type { OrderStatus } from '@awning/shop/order';
import type { Template } from '@awning/shop/template';
import { asUnavailable } from '../../../database/unavailable.ts';
import { PaymentUnavailable } from '../../../payments/provider.ts';
import { isInOurMoney, isBeingMade } from '../../../records/differences.ts';
import { canBeToken } from '../../../records/orderToken.ts';
import type { Placing } from '../placeOrder.ts';
import type { Purchase } from '../purchase.ts';
import type { DifferencesRepository } from './differences.repository.ts';
import { differenceKey } from './upgrade.repository.ts';

export type PayingDifference =
  | { outcome: 'ready'; url: string }
  /** There is no such order, or it has no website. */
  | { outcome: 'unknown' }
  | { outcome: 'unknown-design' }
  | { outcome: 'closed'; status: OrderStatus }
  | { outcome: 'published' }
  /** The order was paid for in a currency that designs are not priced in. */
  | { outcome: 'other-currency'; currency: string }
  /** The design costs no more than was paid. */
  | { outcome: 'not-dearer' }
  /** The payment provider or the database is down; nothing of the request was stored. */
  | { outcome: 'away'; cause: unknown };

export type DifferencesService = ReturnType<typeof createDifferencesService>;

/** Sells the difference to a dearer design, as an order of its own. */
export function createDifferencesService({
  catalogue,
  repository,
  place,
}: {
  catalogue: readonly Template[];
  repository: DifferencesRepository;
  place: (purchase: Purchase) => Promise<Placing>;
}) {
  return {
    /**
     * Returns the page where the difference is paid. Repeated calls return the same page, until something is paid or
     * refunded.
     */
    async pay(token: string, templateId: string): Promise<PayingDifference> {
      const found = canBeToken(token) ? await repository.byToken(token) : undefined;
      // A buyer whose data was deleted has no address for a receipt.
      if (!found || found.order.upgradesOrderId !== null || found.order.customerEmail === '') {
        return { outcome: 'unknown' };
      }
      const { order, differences, site } = found;
      const template = findTemplate(catalogue, templateId);
      if (!template) return { outcome: 'unknown-design' };
      if (site?.isPublished) return { outcome: 'published' };
      if (!isBeingMade(order.status)) return { outcome: 'closed', status: order.status };
      if (!site) return { outcome: 'unknown' };
      if (!isInOurMoney(order)) return { outcome: 'other-currency', currency: order.currency };
      const difference = differenceTo(template, boughtOf(order, differences));
      if (difference === undefined) return { outcome: 'not-dearer' };

      const { customerName: name, customerEmail: email, customerBusiness: business } = order;
      try {
        const placing = await place({
          template: { ...template, price: difference },
          addOns: [],
          total: difference,
          currency: order.currency,
          customer: { name, email, ...(business && { business }) },
          billing: order.billing ?? undefined,
          userId: order.userId ?? undefined,
          formKey: differenceKey(order, differences),
          upgradesOrderId: order.id,
        });
        if (placing.outcome !== 'placed')
          throw new Error('A difference was asked for under a name that is taken.');
        return { outcome: 'ready', url: placing.url };
      } catch (cause) {
        if (cause instanceof PaymentUnavailable || asUnavailable(cause)) return { outcome: 'away', cause };
        throw cause;
      }
    },
  };
}
