import type { Delivery } from '@awning/contract/deliveries';
import { urls } from '@awning/contract/urls';
import type { OrderStatus } from '@awning/shop/order';
import { isWhole, type FileRecord } from '../../../records/orderFiles.ts';

/** What is known of an order when it is handed over. */
interface Deliverable {
  status: OrderStatus;
  token: string;
  /** What the desk wrote. */
  address: string | null;
  /** Where its website is live. */
  siteAddress: string | null;
}

/** Where the finished website is: what the desk wrote counts. */
export const addressOf = ({ address, siteAddress }: Pick<Deliverable, 'address' | 'siteAddress'>) =>
  address ?? siteAddress;

/** Where a file is downloaded by the order's link, from the root of the API. */
export const fileUrl = ({ token }: Pick<Deliverable, 'token'>, { id }: Pick<FileRecord, 'id'>) =>
  urls.orderFile.replace(':token', token).replace(':file', id);

/** Where its website is downloaded whole by the order's link: the finished `files`, or the `source` that makes them. */
export const zipUrl = ({ token }: Pick<Deliverable, 'token'>, kind: 'files' | 'source') =>
  urls[kind === 'files' ? 'orderSiteFiles' : 'orderSiteSource'].replace(':token', token);

/** What a buyer was given, once it is delivered. */
export function deliveryOf(order: Deliverable, files: readonly FileRecord[]): Delivery | null {
  const { status } = order;
  const address = addressOf(order);
  const whole = files.filter(isWhole);
  if (status !== 'delivered' || (address === null && whole.length === 0)) return null;
  return {
    address,
    files: whole.map((file) => ({ name: file.name, size: file.size, url: fileUrl(order, file) })),
  };
}
