import type { OrderStatus } from '@awning/shop/order';
import type { StateStampProps } from '@awning/ui/components/StateStamp';

/** How an order is stamped: what is paid waits for us. */
export const orderTone: Record<OrderStatus, StateStampProps['tone']> = {
  pending: 'open',
  paid: 'due',
  in_progress: 'due',
  delivered: 'good',
  cancelled: 'void',
  expired: 'void',
  refunded: 'void',
};
