import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { orderFiles } from '../database/schema.ts';

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

/** The files of some orders, in the order in which they came. */
export const filesOf = (
  reader: Pick<Transaction, 'select'>,
  orderIds: readonly string[],
): Promise<FileRecord[]> =>
  reader
    .select()
    .from(orderFiles)
    .where(inArray(orderFiles.orderId, [...orderIds]))
    .orderBy(asc(orderFiles.createdAt), asc(orderFiles.id));
