import type { Delivery } from '@awning/contract/deliveries';
import { urls } from '@awning/contract/urls';
import type { OrderStatus } from '@awning/shop/order';
import type { OrderRecord } from './order.ts';

/** A file of an order, without what is in it. */
export interface FileRecord {
  id: string;
  orderId: string;
  name: string;
  size: number;
  /** How many of its bytes are here. */
  received: number;
}

/** What has arrived whole: all that ever goes to a buyer. */
export const isWhole = ({ size, received }: FileRecord) => received === size;

/** Where whoever has the order's link downloads a file, from the root of the API. */
export const fileUrl = ({ token }: Pick<OrderRecord, 'token'>, { id }: Pick<FileRecord, 'id'>) =>
  urls.orderFile.replace(':token', token).replace(':file', id);

/** While an order stands so, the desk puts with it what its buyer gets. */
export const takesDelivery = (status: OrderStatus) =>
  status === 'paid' || status === 'in_progress' || status === 'delivered';

/** What a buyer was given, once it is delivered. */
export function deliveryOf(
  order: Pick<OrderRecord, 'status' | 'token' | 'address'>,
  files: readonly FileRecord[],
): Delivery | null {
  const { status, address } = order;
  const whole = files.filter(isWhole);
  if (status !== 'delivered' || (address === null && whole.length === 0)) return null;
  return {
    address,
    files: whole.map((file) => ({ name: file.name, size: file.size, url: fileUrl(order, file) })),
  };
}
