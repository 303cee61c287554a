import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/database.ts';
import { siteNames } from '../../../database/schema.ts';
import { noteChange, type AuditEntry } from '../../../records/auditLog.ts';
import type { Moves } from '../moves.ts';
import { holdSite, type HeldSite } from '../siteChanges.repository.ts';

interface Wish {
  name: string;
  siteId: string;
  at: Date;
}

/**
 * Gives a site a name, unless it is or was another site's: forms in downloaded files are posted to it for ever, and
 * no other owner may read them. A site may have its own earlier name back.
 */
async function takeName(transaction: Transaction, { name, siteId, at }: Wish): Promise<boolean> {
  const taken = await transaction
    .insert(siteNames)
    .values({ name, siteId, createdAt: at })
    .onConflictDoUpdate({
      target: siteNames.name,
      set: { leadsUntil: null },
      setWhere: eq(siteNames.siteId, siteId),
    })
    .returning({ name: siteNames.name });
  return taken.length > 0;
}

/** Gives a site the first name that is free. */
export async function takeFirstFree(
  transaction: Transaction,
  names: Iterable<string>,
  site: Omit<Wish, 'name'>,
): Promise<void> {
  for (const name of names) if (await takeName(transaction, { ...site, name })) return;
}

export type NamesRepository = ReturnType<typeof createNamesRepository>;

export function createNamesRepository({ db, durable }: Database, moves: Pick<Moves, 'note'>) {
  return {
    /**
     * Gives the site of an order another name, unless there is a reason not to. The earlier name redirects for a
     * while.
     */
    rename<Refusal>(
      orderId: string,
      { name, at, leadsUntil }: { name: string; at: Date; leadsUntil: Date },
      refusalOf: (held: HeldSite) => Refusal | undefined,
      entry: AuditEntry,
    ): Promise<Refusal | 'renamed' | 'taken' | undefined> {
      return holdSite({ durable }, orderId, async (held, transaction) => {
        const refusal = refusalOf(held);
        if (refusal !== undefined) return refusal;
        if (held.name === name) return 'renamed' as const;

        const siteId = held.site.id;
        const current = and(eq(siteNames.siteId, siteId), isNull(siteNames.leadsUntil));
        await transaction.update(siteNames).set({ leadsUntil }).where(current);
        if (!(await takeName(transaction, { name, siteId, at }))) {
          // The name stays as it was.
          await transaction.update(siteNames).set({ leadsUntil: null }).where(eq(siteNames.name, held.name));
          return 'taken' as const;
        }
        await noteChange(transaction, entry);
        await moves.note(transaction, orderId);
        return 'renamed' as const;
      });
    },

    /** Frees a former name of an order's site for other sites. */
    release(
      orderId: string,
      name: string,
      entry: AuditEntry,
    ): Promise<'released' | 'unknown' | 'counts' | undefined> {
      return holdSite({ durable }, orderId, async (held, transaction) => {
        if (held.name === name) return 'counts' as const;
        const released = await transaction
          .delete(siteNames)
          .where(and(eq(siteNames.siteId, held.site.id), eq(siteNames.name, name)))
          .returning();
        if (released.length === 0) return 'unknown' as const;
        await noteChange(transaction, entry);
        return 'released' as const;
      });
    },

    /** Whether no site has this name, or had it. */
    async isFree(name: string): Promise<boolean> {
      const rows = await db.select().from(siteNames).where(eq(siteNames.name, name));
      return rows.length === 0;
    },
  };
}
