import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import type { JobQueue } from '../../queue/queue.ts';

export type Moves = ReturnType<typeof createMoves>;

/**
 * What visitors see tells search engines where it stands, and has forms as long as its owner reads them. Once a site stands
 * elsewhere, or its owner leaves it, it is built anew, and shown as soon as it is built.
 */
export const createMoves = (queue: Pick<JobQueue, 'send' | 'wake'>) => ({
  /**
   * To be called in the transaction that moves the site of an order, forgets its owner, or shows what was built for
   * another address, so that no kill comes between.
   */
  note: (transaction: Transaction, orderId: string) =>
    queue.send(transaction, 'follow-site', { orderId }, { key: `${orderId} ${randomUUID()}` }),
  /** To be called after it. */
  wake: () => queue.wake('follow-site'),
});
