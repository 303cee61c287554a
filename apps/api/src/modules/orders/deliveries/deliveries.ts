import { randomUUID } from 'node:crypto';
import { deliveryLimits } from '@awning/contract/deliveryLimits';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import { isWhole, type FileRecord } from '../../../records/orderFiles.ts';
import type { DeliveriesRepository, Holder } from './deliveries.repository.ts';
import { fileNameOf } from '../../../http/fileName.ts';

export type BeginningFile =
  | { outcome: 'begun'; id: string }
  | { outcome: 'unknown' }
  | { outcome: 'refused'; why: 'no-name' | 'empty' | 'too-large' | 'too-many' }
  | { outcome: 'too-late'; status: OrderStatus };

export type RemovingFile = 'removed' | 'unknown' | 'last';

export type Deliveries = ReturnType<typeof createDeliveries>;

/** The files that the desk adds to an order, and its buyer downloads. */
export function createDeliveries({ repository, now }: { repository: DeliveriesRepository; now: () => Date }) {
  return {
    /** Begins a file. Its content follows in pieces. */
    async begin(
      orderId: string,
      { name: typed, size }: { name: string; size: number },
      actorId: string,
    ): Promise<BeginningFile> {
      const name = fileNameOf(typed);
      if (name === undefined) return { outcome: 'refused', why: 'no-name' };
      if (size === 0) return { outcome: 'refused', why: 'empty' };
      if (size > deliveryLimits.fileSize) return { outcome: 'refused', why: 'too-large' };

      const id = randomUUID();
      const at = now();
      const refusalOf = ({ status, files }: Holder): BeginningFile | undefined => {
        if (!takesDelivery(status)) return { outcome: 'too-late', status };
        return files.length < deliveryLimits.files ? undefined : { outcome: 'refused', why: 'too-many' };
      };
      const begun = await repository.begin(
        { id, orderId, name, size, received: 0, createdAt: at },
        refusalOf,
        { at, actorId, action: 'order.file.add', subjectId: orderId, detail: { file: id, size } },
      );
      if (begun === undefined) return { outcome: 'unknown' };
      return begun === 'begun' ? { outcome: 'begun', id } : begun;
    },

    append: (place: { orderId: string; fileId: string; start: number }, content: Buffer) =>
      repository.append(place, content),

    /** Deletes a file. A delivered order keeps a file, an address, or a live site. */
    async remove(orderId: string, fileId: string, actorId: string): Promise<RemovingFile> {
      const refusalOf = ({ status, address, isLive, files }: Holder) => {
        const others = files.some((file) => file.id !== fileId && isWhole(file));
        const isNeeded = files.some((file) => file.id === fileId && isWhole(file));
        const isAllThereIs = address === null && !isLive && isNeeded && !others;
        return status === 'delivered' && isAllThereIs ? 'last' : undefined;
      };
      const removed = await repository.remove({ orderId, fileId }, refusalOf, {
        at: now(),
        actorId,
        action: 'order.file.remove',
        subjectId: orderId,
        detail: { file: fileId },
      });
      return removed ?? 'unknown';
    },

    /** A file for a visitor with the order's link, once the order is delivered and the file is whole. */
    async open(
      token: string,
      fileId: string,
    ): Promise<{ file: FileRecord; pieces: AsyncGenerator<Buffer> } | undefined> {
      const found = await repository.fileBy(token, fileId);
      if (!found || found.status !== 'delivered' || !isWhole(found.file)) return undefined;
      return { file: found.file, pieces: repository.piecesOf(found.file) };
    },
  };
}
