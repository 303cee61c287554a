import type { Delivery } from '@awning/contract/deliveries';
import { urls } from '@awning/contract/urls';
import type { OrderStatus } from '@awning/shop/order';
import { isWhole, type FileRecord } from '../../../records/orderFiles.ts';

/** What is known of an order when it is handed over. */
interface Deliverable {
  status: OrderStatus;
  token: string;
  address: string | null;
}

/** Where a file is downloaded by the order's link, from the root of the API. */
export const fileUrl = ({ token }: Pick<Deliverable, 'token'>, { id }: Pick<FileRecord, 'id'>) =>
  urls.orderFile.replace(':token', token).replace(':file', id);

/** While an order stands so, the desk puts with it what its buyer gets. */
export const takesDelivery = (status: OrderStatus) =>
  status === 'paid' || status === 'in_progress' || status === 'delivered';

/** What a buyer was given, once it is delivered. */
export function deliveryOf(order: Deliverable, files: readonly FileRecord[]): Delivery | null {
  const { status, address } = order;
  const whole = files.filter(isWhole);
  if (status !== 'delivered' || (address === null && whole.length === 0)) return null;
  return {
    address,
    files: whole.map((file) => ({ name: file.name, size: file.size, url: fileUrl(order, file) })),
  };
}
