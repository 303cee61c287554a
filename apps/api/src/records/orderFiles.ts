import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { orderFiles } from '../database/schema.ts';

/** A file of an order, without its content. */
export interface FileRecord {
  id: string;
  orderId: string;
  name: string;
  size: number;
  /** How many of its bytes have arrived. */
  received: number;
}

/** Whether a file has arrived complete: only such files go to a buyer. */
export const isWhole = ({ size, received }: FileRecord) => received === size;

/** The files of some orders, in the order of their arrival. */
export const filesOf = (
  reader: Pick<Transaction, 'select'>,
  orderIds: readonly string[],
): Promise<FileRecord[]> =>
  reader
    .select()
    .from(orderFiles)
    .where(inArray(orderFiles.orderId, [...orderIds]))
    .orderBy(asc(orderFiles.createdAt), asc(orderFiles.id));
