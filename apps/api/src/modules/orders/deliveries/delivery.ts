import type { Delivery } from '@awning/contract/deliveries';
import { urls } from '@awning/contract/urls';
import type { OrderStatus } from '@awning/shop/order';
import { isWhole, type FileRecord } from '../../../records/orderFiles.ts';

/** The parts of an order from which its delivery is described. */
interface Deliverable {
  status: OrderStatus;
  token: string;
  /** The address that the desk entered. */
  address: string | null;
  /** The address of its live website. */
  siteAddress: string | null;
}

/** The address of the finished website: the one that the desk entered comes first. */
export const addressOf = ({ address, siteAddress }: Pick<Deliverable, 'address' | 'siteAddress'>) =>
  address ?? siteAddress;

/** The download address of a file, with the order's token, from the root of the API. */
export const fileUrl = ({ token }: Pick<Deliverable, 'token'>, { id }: Pick<FileRecord, 'id'>) =>
  urls.orderFile.replace(':token', token).replace(':file', id);

/**
 * The download address of the whole website, with the order's token: the finished `files`, or the `source` that makes
 * them.
 */
export const zipUrl = ({ token }: Pick<Deliverable, 'token'>, kind: 'files' | 'source') =>
  urls[kind === 'files' ? 'orderSiteFiles' : 'orderSiteSource'].replace(':token', token);

/** The delivery of an order to its buyer. Null before it is delivered. */
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
