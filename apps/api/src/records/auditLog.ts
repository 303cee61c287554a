import type { Transaction } from '../database/database.ts';
import { auditLog } from '../database/schema.ts';

export interface AuditEntry {
  at: Date;
  /** The account that did it; null for what the shop does by itself. */
  actorId: string | null;
  /** What was done: `order.status`, `person.role`. */
  action: string;
  /** What it was done to, by its id. */
  subjectId: string;
  /** From what to what. No words that people typed, and nothing that opens a door. */
  detail?: Record<string, unknown>;
}

/** Writes down who changed what, in the transaction of the change. */
export async function noteChange(transaction: Transaction, { detail = {}, ...entry }: AuditEntry) {
  await transaction.insert(auditLog).values({ ...entry, detail });
}
