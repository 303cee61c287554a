import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import type { JobQueue } from '../../queue/queue.ts';

export type Moves = ReturnType<typeof createMoves>;

/**
 * A published site tells search engines its address, and has forms as long as its owner reads them. Once its address
 * changes, or its owner leaves, it is rebuilt, and published as soon as it is built.
 */
export const createMoves = (queue: Pick<JobQueue, 'send' | 'wake'>) => ({
  /**
   * Called in the transaction that changes the address of an order's site, erases its owner, or publishes a release
   * built for another address, so that a crash between the two loses nothing.
   */
  note: (transaction: Transaction, orderId: string) =>
    queue.send(transaction, 'follow-site', { orderId }, { key: `${orderId} ${randomUUID()}` }),
  /** Called after that transaction. */
  wake: () => queue.wake('follow-site'),
});
