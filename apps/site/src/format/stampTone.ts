import type { Order } from '@awning/contract/orders';
import { awaitsPayment } from '@awning/shop/order';

/** How an order's stamp looks, by how the order stands. */
export function stampTone(status: Order['status']) {
  if (status === 'refunded') return 'void';
  return awaitsPayment(status) ? 'open' : 'good';
}
