import { orders } from '@awning/content/orders/orders';
import type { Order } from '@awning/contract/orders';
import { price } from './price.ts';

/** What a receipt says below its total of money that went back. */
export function refundLines({ total, refunded }: Pick<Order, 'total' | 'refunded'>) {
  const { refunded: name, kept } = orders.receipt;
  if (refunded === 0) return [];
  return [
    { name, figure: price(refunded) },
    { name: kept, figure: price(total - refunded) },
  ];
}
