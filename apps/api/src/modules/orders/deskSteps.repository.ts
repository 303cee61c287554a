import { eq } from 'drizzle-orm';
import type { OrderStatus } from '@awning/shop/order';
import { noteChange, type AuditEntry } from '../../records/auditLog.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { orderHistory, orders } from '../../database/schema.ts';
import type { Mail } from '../../mail/mail.ts';
import { keepMails } from '../../mail/mails.repository.ts';
import { differencesOf, tierNow } from '../../records/differences.ts';
import { liveSites } from '../../records/liveSites.ts';
import { filesOf, isWhole, type FileRecord } from '../../records/orderFiles.ts';
import type { HistoryRow, OrderRecord } from './order.ts';

/** The changes to write when an admin changes an order. */
export interface DeskChange {
  set: Partial<Pick<OrderRecord, 'status' | 'flag' | 'address'>>;
  history: readonly (HistoryRow & { note: string | null })[];
  mails: readonly Mail[];
  audit: AuditEntry[];
}

type DecideStep<Refusal> = (
  order: OrderRecord,
  files: readonly FileRecord[],
  liveName: string | undefined,
) => DeskChange | { refusal: Refusal };

export type DeskStepsRepository = ReturnType<typeof createDeskStepsRepository>;

export function createDeskStepsRepository({ durable }: Database) {
  return {
    /** Locks an order, asks `decide` for the changes, and writes them. A refusal changes nothing. */
    change<Refusal>(orderId: string, decide: DecideStep<Refusal>): Promise<Refusal | 'changed' | undefined> {
      return durable((transaction) => this.changeIn(transaction, orderId, decide));
    },

    /** The same within a larger transaction. */
    async changeIn<Refusal>(
      transaction: Transaction,
      orderId: string,
      decide: DecideStep<Refusal>,
    ): Promise<Refusal | 'changed' | undefined> {
      const [row] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
      if (!row) return undefined;

      const files = (await filesOf(transaction, [orderId])).filter(isWhole);
      const liveName = (await liveSites(transaction, [orderId])).get(orderId);
      const differences = (await differencesOf(transaction, [orderId])).get(orderId) ?? [];
      const order = { ...row, status: row.status as OrderStatus, tier: tierNow(row, differences) };
      const decision = decide(order, files, liveName);
      if ('refusal' in decision) return decision.refusal;

      const { set, history, mails, audit } = decision;
      if (Object.keys(set).length > 0) {
        await transaction.update(orders).set(set).where(eq(orders.id, orderId));
      }
      for (const step of history) await transaction.insert(orderHistory).values({ ...step, orderId });
      await keepMails(transaction, mails);
      for (const entry of audit) await noteChange(transaction, entry);
      return 'changed';
    },
  };
}
