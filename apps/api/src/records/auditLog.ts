import type { AuditAction } from '@awning/contract/admin/audit';
import type { Transaction } from '../database/database.ts';
import { auditLog } from '../database/schema.ts';

export interface AuditEntry {
  at: Date;
  /** The account that did it; null for what the shop does by itself, and for what a buyer does, who needs none. */
  actorId: string | null;
  action: AuditAction;
  /** What it was done to, by its id. */
  subjectId: string;
  /** From what to what; `by` the buyer. No words that people typed, and nothing that opens a door. */
  detail?: Record<string, unknown>;
}

/** Writes down who changed what, in the transaction of the change. */
export async function noteChange(transaction: Transaction, { detail = {}, ...entry }: AuditEntry) {
  await transaction.insert(auditLog).values({ ...entry, detail });
}
