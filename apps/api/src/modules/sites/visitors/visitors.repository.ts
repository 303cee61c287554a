import { and, asc, count, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { orders, siteEntries, sites, siteVisits } from '../../../database/schema.ts';
import { siteStandings, type StandingSite } from '../../../records/siteStandings.ts';

export type EntryRow = typeof siteEntries.$inferSelect;

/** Identifies the site: by the link of its order, which its owner has, or by its id, which the desk has. */
export type Whose = { token: string } | { orderId: string };

export interface FoundSite {
  siteId: string;
  standing: StandingSite;
}

export type VisitorsRepository = ReturnType<typeof createVisitorsRepository>;

const isTheirs = (whose: Whose): SQL =>
  'token' in whose ? eq(orders.token, whose.token) : eq(orders.id, whose.orderId);

/** Reads the visits and messages of visitors at sites. */
export function createVisitorsRepository({ db, durable }: Database) {
  const siteIds = (whose: Whose) =>
    db
      .select({ id: sites.id })
      .from(sites)
      .innerJoin(orders, eq(orders.id, sites.orderId))
      .where(isTheirs(whose));

  return {
    async site(whose: Whose): Promise<FoundSite | undefined> {
      const [row] = await db
        .select({ siteId: sites.id, orderId: orders.id })
        .from(sites)
        .innerJoin(orders, eq(orders.id, sites.orderId))
        .where(isTheirs(whose));
      const standing = row && (await siteStandings(db, [row.orderId])).get(row.orderId);
      return standing && { siteId: row.siteId, standing };
    },

    /** The number of visits to its pages since that day, the last day first. */
    visits: (siteId: string, since: string) =>
      db
        .select({ day: siteVisits.day, path: siteVisits.path, visits: siteVisits.visits })
        .from(siteVisits)
        .where(and(eq(siteVisits.siteId, siteId), gte(siteVisits.day, since)))
        .orderBy(desc(siteVisits.day), asc(siteVisits.path)),

    async countEntries(siteId: string): Promise<number> {
      const [counted] = await db
        .select({ total: count() })
        .from(siteEntries)
        .where(eq(siteEntries.siteId, siteId));
      return counted!.total;
    },

    /** This many of its entries, the newest first, after a given one or from the first on. */
    entries: (
      siteId: string,
      limit: number,
      after?: Pick<EntryRow, 'createdAt' | 'id'>,
    ): Promise<EntryRow[]> =>
      db
        .select()
        .from(siteEntries)
        .where(
          and(
            eq(siteEntries.siteId, siteId),
            after &&
              sql`(${siteEntries.createdAt}, ${siteEntries.id}) < (${after.createdAt.toISOString()}, ${after.id})`,
          ),
        )
        .orderBy(desc(siteEntries.createdAt), desc(siteEntries.id))
        .limit(limit),

    /** The fields among these that any visitor filled in. */
    async fieldsAmong(siteId: string, names: readonly string[]): Promise<ReadonlySet<string>> {
      const label = sql<string>`field->>'label'`;
      const rows = await db
        .selectDistinct({ label })
        .from(siteEntries)
        .innerJoin(sql`jsonb_array_elements(${siteEntries.fields}) as field`, sql`true`)
        .where(and(eq(siteEntries.siteId, siteId), inArray(label, [...names])));
      return new Set(rows.map((row) => row.label));
    },

    /** Deletes an entry. False when there was none. */
    remove(whose: Whose, entryId: string): Promise<boolean> {
      return durable(async (transaction) => {
        const removed = await transaction
          .delete(siteEntries)
          .where(and(eq(siteEntries.id, entryId), inArray(siteEntries.siteId, siteIds(whose))))
          .returning({ id: siteEntries.id });
        return removed.length > 0;
      });
    },
  };
}
