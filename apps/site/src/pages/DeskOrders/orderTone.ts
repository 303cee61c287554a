import type { OrderStatus } from '@awning/shop/order';
import type { StampProps } from '@awning/ui/components/Stamp';

/** How an order is stamped: what is paid waits for us. */
export const orderTone: Record<OrderStatus, StampProps['tone']> = {
  pending: 'open',
  paid: 'due',
  in_progress: 'due',
  delivered: 'good',
  cancelled: 'void',
  expired: 'void',
  refunded: 'void',
};
