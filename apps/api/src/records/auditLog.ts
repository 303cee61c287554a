import type { AuditAction } from '@awning/contract/admin/audit';
import type { Transaction } from '../database/database.ts';
import { auditLog } from '../database/schema.ts';

export interface AuditEntry {
  at: Date;
  /** The account that did it; null for the shop's own changes, and for a buyer's, who needs no account. */
  actorId: string | null;
  action: AuditAction;
  /** The id of the changed object. */
  subjectId: string;
  /** Its value before and after; `by` the buyer. No words that people typed, and no secret that gives access. */
  detail?: Record<string, unknown>;
}

/** Logs a change and its actor, in the transaction of the change. */
export async function noteChange(transaction: Transaction, { detail = {}, ...entry }: AuditEntry) {
  await transaction.insert(auditLog).values({ ...entry, detail });
}
