import type { AuditAction } from '@awning/contract/admin/audit';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { auditLog, users } from '../../database/schema.ts';
import { mentions, newestFirst, type Window } from './listing.ts';

export type DeskAuditRepository = ReturnType<typeof createDeskAuditRepository>;
export type AuditRow = Awaited<ReturnType<DeskAuditRepository['list']>>['rows'][number];

export function createDeskAuditRepository({ db }: Database) {
  return {
    async list(
      { action, words }: { action: AuditAction | undefined; words: string | undefined },
      window: Window,
    ) {
      const where = and(
        action === undefined ? undefined : eq(auditLog.action, action),
        mentions(words, [auditLog.action, auditLog.subjectId, users.username]),
      );
      const query = db
        .select({
          id: auditLog.id,
          at: auditLog.at,
          actorId: auditLog.actorId,
          username: users.username,
          action: auditLog.action,
          subjectId: auditLog.subjectId,
          detail: auditLog.detail,
        })
        .from(auditLog)
        .leftJoin(users, eq(users.id, auditLog.actorId))
        .where(where);
      const counted = db
        .select({ total: count() })
        .from(auditLog)
        .leftJoin(users, eq(users.id, auditLog.actorId))
        .where(where)
        .then(([row]) => row?.total ?? 0);
      return newestFirst(query, auditLog, window, counted);
    },
  };
}
