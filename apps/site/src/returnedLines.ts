import { orders } from '@awning/content/orders';
import type { Order } from '@awning/contract/orders';
import { price } from './shelf.ts';

/** What a receipt says below its total of money that went back. */
export function returnedLines({ total, refunded }: Pick<Order, 'total' | 'refunded'>) {
  const { refunded: name, kept } = orders.receipt;
  if (refunded === 0) return [];
  return [
    { name, figure: price(refunded) },
    { name: kept, figure: price(total - refunded) },
  ];
}
