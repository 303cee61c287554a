import { account } from '@awning/content/account';
import { receiptWord, statusWord } from '@awning/content/orders/orderStatus';
import type { AccountOrder } from '@awning/contract/accountOrders';
import { awaitsPayment } from '@awning/shop/order';
import type { OrderSlip } from '@awning/ui/sections/AccountOrders';
import { nextOf } from './nextOf.ts';
import type { useOrderDate } from '../../format/useOrderDate.ts';
import { orderName } from '../../format/orderName.ts';
import { price } from '../../format/price.ts';
import { hostOf, isWorkedOn, openAddress } from '../../format/siteAddresses.ts';
import { stampTone } from '../../format/stampTone.ts';

export interface OrderAddresses {
  /** An order's own page. */
  order: (token: string) => string;
  /** The form for the buyer's review. */
  review: (token: string) => string;
  /** A live website to download: as finished files, and as a source project. */
  zips: (token: string) => { files: string; source: string };
  /** Messages that visitors sent by its forms: to be read, and as a file. */
  entries: (token: string) => { page: string; file: string };
  /** The records of its own domain. */
  domain: (token: string) => string;
}

/** An order as it hangs on the rail of its buyer's account. */
export function slipOf(
  order: AccountOrder,
  addresses: OrderAddresses,
  tell: ReturnType<typeof useOrderDate>,
  onReceipt: () => void,
): OrderSlip {
  const { reference, total, createdAt, status, delivery, site, token, canReview } = order;
  const { review, download, website, zips, entries, domain } = account;
  const address = openAddress(order);
  const isPublished = site !== null && site.state !== 'draft';

  return {
    id: token,
    reference,
    name: orderName(order),
    total: price(total),
    date: tell(createdAt),
    // A difference is neither live nor delivered: it is paid.
    stamp: {
      label: order.upgrades ? receiptWord(status) : statusWord(status, delivery?.address),
      tone: stampTone(status),
    },
    ...nextOf(order, addresses.order(token)),
    href: addresses.order(token),
    actions: [
      ...(address
        ? [{ label: hostOf(address), spoken: website.spoken(hostOf(address), reference), href: address }]
        : []),
      ...(isPublished
        ? [
            ...(['page', 'file'] as const).map((kind) => ({
              label: entries[kind].label,
              spoken: entries[kind].spoken(reference),
              href: addresses.entries(token)[kind],
            })),
            ...(['files', 'source'] as const).map((kind) => ({
              label: zips[kind].label,
              spoken: zips[kind].spoken(reference),
              href: addresses.zips(token)[kind],
            })),
          ]
        : []),
      ...(hasDomain(order)
        ? [{ label: domain.label, spoken: domain.spoken(reference), href: addresses.domain(token) }]
        : []),
      ...(canReview
        ? [{ label: review.label, spoken: review.spoken(reference), href: addresses.review(token) }]
        : []),
      ...(awaitsPayment(status)
        ? []
        : [{ label: download.label, spoken: download.spoken(reference), onClick: onReceipt }]),
    ],
  };
}

/** Whether its own page shows the records of a domain: one was bought, or given, and its website is worked on there. */
const hasDomain = (order: AccountOrder) =>
  isWorkedOn(order, order.site?.stage) &&
  (order.addOns.some(({ id }) => id === 'domainSetup') || (order.site?.domain ?? null) !== null);
