import { differenceWords } from '@awning/content/orders/difference';
import { orders } from '@awning/content/orders/orders';
import { workshopWords } from '@awning/content/orders/workshopWords';
import type { AccountOrder } from '@awning/contract/accountOrders';
import { awaitsPayment } from '@awning/shop/order';
import type { OrderSlip } from '@awning/ui/sections/AccountOrders';
import { isWorkedOn, openAddress } from '../../format/siteAddresses.ts';

const { signs, turns } = workshopWords;

/**
 * What an order’s buyer does next and whose turn it is, in the words of the order’s own page.
 *
 * @param page The order’s own page: that is where it is done, all but looking at a website that is open.
 */
export function nextOf(order: AccountOrder, page: string): Pick<OrderSlip, 'next' | 'whoseTurn'> {
  const { status, site, upgrades } = order;
  const follow = { next: { label: orders.follow, href: page, awaited: false } };

  if (awaitsPayment(status)) {
    const isAwaited = status === 'pending';
    return {
      next: { label: orders.payNow, href: page, awaited: isAwaited },
      whoseTurn: isAwaited ? signs.yours : undefined,
    };
  }
  if (upgrades)
    return {
      next: { label: differenceWords.toOrder(upgrades.reference), href: upgrades.url, awaited: false },
    };
  if (status === 'refunded') return follow;

  const address = openAddress(order);
  if (address)
    return { next: { label: orders.delivery.open, href: address, awaited: true }, whoseTurn: signs.open };
  if (!isWorkedOn(order, site?.stage)) return follow;
  // Its website is kept from the moment that it is paid; until its buyer looks it over or approves it, they tell what
  // belongs on it.
  if (status === 'paid' || site?.stage === 'telling')
    return { next: { label: orders.thanks.tell, href: page, awaited: true }, whoseTurn: signs.yours };
  if (site?.stage === 'approving')
    return { next: { label: turns.approving.next, href: page, awaited: true }, whoseTurn: signs.yours };
  return { ...follow, whoseTurn: site?.state === 'paused' ? undefined : signs.ours };
}
