import type { OrderStatus } from '@awning/shop/order';
import { and, eq } from 'drizzle-orm';
import { noteChange, type AuditEntry } from '../../../records/auditLog.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { orderFilePieces, orderFiles, orders } from '../../../database/schema.ts';
import { liveSites } from '../../../records/liveSites.ts';
import { filesOf, type FileRecord } from '../../../records/orderFiles.ts';

/** The state of an order when its files are changed. */
export interface Holder {
  status: OrderStatus;
  address: string | null;
  /** Whether its website is live. */
  isLive: boolean;
  files: readonly FileRecord[];
}

export type DeliveriesRepository = ReturnType<typeof createDeliveriesRepository>;

/** Stores the files of orders, and their pieces. */
export function createDeliveriesRepository({ db, durable }: Database) {
  /** Locks an order while `work` changes its files. */
  const holding = <Outcome>(
    orderId: string,
    work: (holder: Holder, transaction: Transaction) => Promise<Outcome>,
  ) =>
    durable(async (transaction) => {
      const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
      // A difference has nothing to be delivered.
      if (!order || order.upgradesOrderId !== null) return undefined;
      const files = await filesOf(transaction, [orderId]);
      const isLive = (await liveSites(transaction, [orderId])).has(orderId);
      const { address } = order;
      return work({ status: order.status as OrderStatus, address, isLive, files }, transaction);
    });

  return {
    /** Inserts a file without content, unless there is a reason not to. */
    begin<Refusal>(
      file: FileRecord & { createdAt: Date },
      refusalOf: (holder: Holder) => Refusal | undefined,
      entry: AuditEntry,
    ): Promise<Refusal | 'begun' | undefined> {
      return holding(file.orderId, async (holder, transaction) => {
        const refusal = refusalOf(holder);
        if (refusal !== undefined) return refusal;
        await transaction.insert(orderFiles).values(file);
        await noteChange(transaction, entry);
        return 'begun' as const;
      });
    },

    /** Stores a piece. It must begin where the last one ended, and fit. */
    append(
      { orderId, fileId, start }: { orderId: string; fileId: string; start: number },
      content: Buffer,
    ): Promise<{ received: number } | 'unknown' | 'out-of-order' | 'too-much'> {
      return durable(async (transaction) => {
        const [file] = await transaction
          .select()
          .from(orderFiles)
          .where(and(eq(orderFiles.id, fileId), eq(orderFiles.orderId, orderId)))
          .for('update');
        if (!file) return 'unknown';
        if (start !== file.received) return 'out-of-order';
        const received = start + content.length;
        if (received > file.size) return 'too-much';
        await transaction.insert(orderFilePieces).values({ fileId, start, content });
        await transaction.update(orderFiles).set({ received }).where(eq(orderFiles.id, fileId));
        return { received };
      });
    },

    /** Deletes a file, unless there is a reason not to. */
    remove<Refusal>(
      { orderId, fileId }: { orderId: string; fileId: string },
      refusalOf: (holder: Holder) => Refusal | undefined,
      entry: AuditEntry,
    ): Promise<Refusal | 'removed' | undefined> {
      return holding(orderId, async (holder, transaction) => {
        if (!holder.files.some(({ id }) => id === fileId)) return undefined;
        const refusal = refusalOf(holder);
        if (refusal !== undefined) return refusal;
        await transaction.delete(orderFiles).where(eq(orderFiles.id, fileId));
        await noteChange(transaction, entry);
        return 'removed' as const;
      });
    },

    /** A file of the order with this token, and the order's status. */
    async fileBy(token: string, fileId: string) {
      const [found] = await db
        .select({ file: orderFiles, status: orders.status })
        .from(orderFiles)
        .innerJoin(orders, eq(orders.id, orderFiles.orderId))
        .where(and(eq(orders.token, token), eq(orderFiles.id, fileId)));
      return found;
    },

    /** The content of a file, one piece at a time. */
    async *piecesOf({ id, size }: Pick<FileRecord, 'id' | 'size'>): AsyncGenerator<Buffer> {
      for (let start = 0; start < size;) {
        const [piece] = await db
          .select({ content: orderFilePieces.content })
          .from(orderFilePieces)
          .where(and(eq(orderFilePieces.fileId, id), eq(orderFilePieces.start, start)));
        if (!piece) throw new Error('The file was taken away while it was read.');
        yield piece.content;
        start += piece.content.length;
      }
    },
  };
}
