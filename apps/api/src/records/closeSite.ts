import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { sites } from '../database/schema.ts';
import { noteChange } from './auditLog.ts';

/** Closes the website of an order for now, if visitors see it. The caller has locked the order. */
export async function closeSite(transaction: Transaction, orderId: string, at: Date): Promise<void> {
  const closed = await transaction
    .update(sites)
    .set({ pausedAt: at })
    .where(and(eq(sites.orderId, orderId), isNotNull(sites.publishedReleaseId), isNull(sites.pausedAt)))
    .returning({ id: sites.id });
  if (closed.length === 0) return;
  await noteChange(transaction, {
    at,
    actorId: null,
    action: 'site.pause',
    subjectId: orderId,
    detail: { from: false, to: true },
  });
}
