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
  /** There is no such order, or it is one that has no website. */
  | { outcome: 'unknown' }
  | { outcome: 'unknown-design' }
  | { outcome: 'closed'; status: OrderStatus }
  | { outcome: 'published' }
  /** It was paid for in money that designs are not priced in. */
  | { outcome: 'other-currency'; currency: string }
  /** It costs no more than what is paid. */
  | { outcome: 'not-dearer' }
  /** The payment provider or the database is away just now; nothing was kept of it. */
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
    /** Says where the difference is paid. Pressed again it is the same page, until something is paid or goes back. */
    async pay(token: string, templateId: string): Promise<PayingDifference> {
      const found = canBeToken(token) ? await repository.byToken(token) : undefined;
      // A buyer whose data was deleted has no address that a receipt could go to.
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
