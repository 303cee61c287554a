import type { OrderStatus } from '@awning/shop/order';
import type { StateStampProps } from '@awning/ui/components/StateStamp';

/** The tone of an order's stamp: a paid one waits for us. */
export const orderTone: Record<OrderStatus, StateStampProps['tone']> = {
  pending: 'open',
  paid: 'due',
  in_progress: 'due',
  delivered: 'good',
  cancelled: 'void',
  expired: 'void',
  refunded: 'void',
};
