import { orderStatus } from '@awning/content/orders/orderStatus';
import type { Failure } from '@awning/contract/failure';
import type { OrderStatus } from '@awning/shop/order';

export const unknown = (thing: string): Failure => ({
  error: `unknown-${thing.toLowerCase()}`,
  message: `${thing} not found`,
});

/** The refusal for an order with a status in which nothing can be delivered. */
export const noDelivery = ({ status }: { status: OrderStatus }): Failure => ({
  error: 'no-delivery',
  message: `Nothing is put with an order that stands at “${orderStatus[status]}”.`,
});

/** The refusal for a change without a field to change. */
export const nothingAsked = (fields: Record<string, string>): Failure => ({
  error: 'invalid',
  message: 'There is nothing to change in this.',
  fields,
});
