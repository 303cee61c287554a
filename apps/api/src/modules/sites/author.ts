import type { AuditEntry } from '../../records/auditLog.ts';

/** Who works on a site: an admin, by their account, or its buyer, who needs none. */
export type Author = { actorId: string } | 'buyer';

/** The line in the audit log. What buyers say in their own site is none: its versions and messages tell of it. */
export const entryBy = (author: Author, entry: Omit<AuditEntry, 'actorId'>): AuditEntry | undefined =>
  author === 'buyer' ? undefined : { ...entry, actorId: author.actorId };

/** The log entry of what leaves no other trace, by the desk or the buyer. */
export const entryByAnybody = (author: Author, entry: Omit<AuditEntry, 'actorId'>): AuditEntry =>
  author === 'buyer'
    ? { ...entry, actorId: null, detail: { ...entry.detail, by: author } }
    : { ...entry, actorId: author.actorId };
