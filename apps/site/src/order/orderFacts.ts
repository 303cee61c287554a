import { orders } from '@awning/content/orders/orders';
import type { Order } from '@awning/contract/orders';
import { price } from '../format/price.ts';

/** An order in a line: its number, and the state of its payment. An unpaid one is not called paid. */
export function orderFacts({ reference, paidAt, total, refunded }: Order): string {
  const { sums } = orders;
  return [
    reference,
    paidAt === null ? sums.due(price(total)) : sums.paid(price(total)),
    ...(refunded > 0 ? [sums.refunded(price(refunded))] : []),
  ].join(' · ');
}
