import type { AuditEntry } from '../../records/auditLog.ts';

/** Who works on a site: somebody at the desk, by their account, or its buyer, who needs none. */
export type Author = { actorId: string } | 'buyer';

/** The line in the audit log. What buyers do with their own site is none: its versions and messages tell of it. */
export const entryBy = (author: Author, entry: Omit<AuditEntry, 'actorId'>): AuditEntry | undefined =>
  author === 'buyer' ? undefined : { ...entry, actorId: author.actorId };
