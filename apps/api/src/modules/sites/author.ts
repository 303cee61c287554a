import type { AuditEntry } from '../../records/auditLog.ts';

/** The author of a change to a site: an admin, by their account, or its buyer, who needs none. */
export type Author = { actorId: string } | 'buyer';

/** The entry in the audit log. A buyer's change has none: the site's versions and messages record it. */
export const entryBy = (author: Author, entry: Omit<AuditEntry, 'actorId'>): AuditEntry | undefined =>
  author === 'buyer' ? undefined : { ...entry, actorId: author.actorId };

/** The entry for a change that leaves no other trace, by the desk or the buyer. */
export const entryByAnybody = (author: Author, entry: Omit<AuditEntry, 'actorId'>): AuditEntry =>
  author === 'buyer'
    ? { ...entry, actorId: null, detail: { ...entry.detail, by: author } }
    : { ...entry, actorId: author.actorId };
