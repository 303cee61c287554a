import type { AuditAction, AuditLine } from '@awning/contract/admin/audit';
import type { DeskAuditRepository, AuditRow } from './audit.repository.ts';
import { listPage } from './listing.ts';

export type DeskAuditService = ReturnType<typeof createDeskAuditService>;

/** Lists the recorded changes, each with its author. */
export function createDeskAuditService({ repository }: { repository: DeskAuditRepository }) {
  return {
    list({ action, q, ...query }: { page?: string; action?: AuditAction; q?: string }) {
      const filter = { action, words: q };
      return listPage(query, (window) => repository.list(filter, window), describe);
    },
  };
}

const describe = ({ at, actorId, username, ...row }: AuditRow): AuditLine => ({
  ...row,
  at: at.toISOString(),
  actor: actorId === null ? null : { id: actorId, username },
});
