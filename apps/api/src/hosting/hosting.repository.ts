import { languageOf, type Language } from '@awning/templates/business';
import { bringUpToDate } from '@awning/templates/upToDate';
import { and, desc, eq, gte, inArray, isNotNull, lte, max, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { lockName } from '../database/lockName.ts';
import {
  blobs,
  mails,
  orders,
  releases,
  siteDomains,
  siteEntries,
  siteNames,
  sitePublications,
  sites,
  siteVersions,
  siteVisits,
} from '../database/schema.ts';
import type { Mail } from '../mail/mail.ts';
import { mailOfSite } from '../records/mailOfSite.ts';
import { keepMails } from '../mail/mails.repository.ts';
import type { Asked, Reading, Standing } from './standings.ts';

export interface KeptRelease extends Pick<typeof releases.$inferSelect, 'siteId' | 'files' | 'pages'> {
  language: Language;
}
export type Entry = typeof siteEntries.$inferSelect;
/** The owner of a site, who receives its entries. */
export interface Owner {
  /** Empty once they are forgotten. */
  email: string;
  business: string;
  /** The business's name and telephone on the site, as they were typed. */
  said: { name?: unknown; telephone?: unknown };
  /** The address that the site names. */
  mail: string | undefined;
}

/** How often a page was opened on a day. */
export type Visits = typeof siteVisits.$inferSelect;

/** Pages of so many earlier publications still find their pictures and styles. */
const publicationsRemembered = 10;

/** The pages of a site may have been renamed so many times, and each of their addresses still redirects. */
const arrangementsRemembered = 1_000;

type Listed = [
  asked: string,
  siteId: string,
  releaseId: string | null,
  isPaused: boolean,
  leadsTo?: string | null,
  until?: number | null,
];

export type HostingRepository = ReturnType<typeof createHostingRepository>;

/** The reads and writes of the sites' hosts. */
export function createHostingRepository({ db, durable }: Database) {
  const among = (column: PgColumn, names: readonly string[]) =>
    // One text, however many there are: no value contains a comma.
    sql`${column} = any(string_to_array(${names.join()}, ','))`;
  const current = sql`(select other.name from ${siteNames} other where other.site_id = ${sites.id} and other.leads_until is null)`;

  /** For each that was found: its key in the request, and its standing. */
  const listed = (asked: PgColumn, releaseId: PgColumn, from: SQL, where: SQL, more: SQL = sql``) =>
    // One within the other, or Drizzle would omit which table a column is in.
    sql<
      string | null
    >`(${sql`select json_agg(json_build_array(${asked}, ${sites.id}, ${releaseId}, ${sites.pausedAt} is not null${more})) from ${from} inner join ${sites} on ${sites.id} = site_id where ${where}`})::text`;

  // A table's checksum: the same number for the same rows, in any order.
  const markOf = (table: PgTable, ...columns: PgColumn[]) =>
    sql`(select coalesce(bit_xor(hashtextextended(json_build_array(${sql.join(columns, sql`, `)})::text, 0)), 0) from ${table})`;
  const mark = sql<string>`concat_ws(' ', ${markOf(sites, sites.id, sites.publishedReleaseId, sites.pausedAt)}, ${markOf(
    siteNames,
    siteNames.name,
    siteNames.siteId,
    siteNames.leadsUntil,
  )}, ${markOf(siteDomains, siteDomains.domain, siteDomains.siteId, siteDomains.provenAt)})`;

  return {
    /** The standings of the requested sites, read at one moment. A site that is missing in it does not exist. */
    async standings(asked: readonly Asked[]): Promise<Reading> {
      const of = (kind: 'name' | 'domain' | 'release') =>
        asked.filter((one) => one.startsWith(`${kind} `)).map((one) => one.slice(kind.length + 1));
      const leads = sql`, case when leads_until is null then null else ${current} end, extract(epoch from leads_until)`;
      const built = sql`${releases.state} = 'built'`;
      const [row] = await db
        .select({
          mark,
          name: listed(
            siteNames.name,
            sites.publishedReleaseId,
            sql`${siteNames}`,
            among(siteNames.name, of('name')),
            leads,
          ),
          domain: listed(
            siteDomains.domain,
            sites.publishedReleaseId,
            sql`${siteDomains}`,
            sql`${siteDomains.provenAt} is not null and ${among(siteDomains.domain, of('domain'))}`,
          ),
          release: listed(
            releases.id,
            releases.id,
            sql`${releases}`,
            sql`${built} and ${releases.id} = any(string_to_array(${of('release').join()}, ',')::uuid[])`,
          ),
        })
        .from(sql`(select 1) as once`);

      const found = new Map<Asked, Standing>();
      for (const kind of ['name', 'domain', 'release'] as const) {
        for (const [name, siteId, releaseId, isPaused, leadsTo, until] of JSON.parse(
          row?.[kind] ?? '[]',
        ) as Listed[]) {
          const earlier = leadsTo ? { earlier: { leadsTo, until: new Date(until! * 1000) } } : {};
          found.set(`${kind} ${name}`, { siteId, releaseId, isPaused, ...earlier });
        }
      }
      return { mark: row?.mark ?? '', found };
    },

    async release(id: string): Promise<KeptRelease | undefined> {
      const [kept] = await db
        .select({
          siteId: releases.siteId,
          files: releases.files,
          pages: releases.pages,
          language: sql<string | null>`${siteVersions.content} ->> 'language'`,
        })
        .from(releases)
        .leftJoin(
          siteVersions,
          and(eq(siteVersions.siteId, releases.siteId), eq(siteVersions.number, releases.version)),
        )
        .where(and(eq(releases.id, id), eq(releases.state, 'built')));
      return kept && { ...kept, language: languageOf(kept) };
    },

    /** Earlier publications of a site, the newest first. */
    async published(siteId: string): Promise<string[]> {
      const rows = await db
        .select({ id: sitePublications.releaseId })
        .from(sitePublications)
        .where(eq(sitePublications.siteId, siteId))
        .orderBy(desc(sitePublications.id))
        .limit(publicationsRemembered);
      return [...new Set(rows.map(({ id }) => id))];
    },

    /**
     * By path, the last page that stood there, in everything that visitors saw of the site until its present
     * publication.
     */
    async pagesBefore({
      siteId,
      releaseId,
    }: Pick<Standing, 'siteId' | 'releaseId'>): Promise<ReadonlyMap<string, string>> {
      if (releaseId === null) return new Map();
      const ofSite = eq(sitePublications.siteId, siteId);
      const rows = await db
        .select({ pages: releases.pages })
        .from(sitePublications)
        .innerJoin(releases, eq(releases.id, sitePublications.releaseId))
        .where(
          and(
            ofSite,
            isNotNull(releases.pages),
            // Releases that another process has published since redirect here from their addresses, and would redirect
            // there and back.
            lte(
              sitePublications.id,
              db
                .select({ id: max(sitePublications.id) })
                .from(sitePublications)
                .where(and(ofSite, eq(sitePublications.releaseId, releaseId))),
            ),
          ),
        )
        // Most releases have the same pages at the same addresses.
        .groupBy(releases.pages)
        .orderBy(desc(max(sitePublications.id)))
        .limit(arrangementsRemembered);
      const stood = rows.toReversed().flatMap(({ pages }) => Object.entries(pages ?? {}));
      return new Map(stood.map(([page, path]) => [path, page]));
    },

    async content(hash: string): Promise<Buffer | undefined> {
      const [blob] = await db.select({ bytes: blobs.content }).from(blobs).where(eq(blobs.hash, hash));
      return blob?.bytes;
    },

    async brotli(hash: string): Promise<Buffer | undefined> {
      const [blob] = await db.select({ bytes: blobs.brotli }).from(blobs).where(eq(blobs.hash, hash));
      return blob?.bytes ?? undefined;
    },

    /** The owner of a site, without an address once the account is gone, and the business's facts on the site. */
    async ownerOf(siteId: string): Promise<Owner | undefined> {
      const [owner] = await db
        .select({
          email: orders.customerEmail,
          name: orders.customerName,
          business: orders.customerBusiness,
          templateId: sites.templateId,
          content: siteVersions.content,
        })
        .from(sites)
        .innerJoin(orders, eq(orders.id, sites.orderId))
        .leftJoin(releases, eq(releases.id, sites.publishedReleaseId))
        .leftJoin(
          siteVersions,
          and(eq(siteVersions.siteId, sites.id), eq(siteVersions.number, releases.version)),
        )
        .where(eq(sites.id, siteId));
      if (!owner) return undefined;
      const content = owner.content && bringUpToDate(owner.content, owner.templateId);
      const said = (content?.['business'] ?? {}) as Owner['said'];
      return {
        email: owner.email,
        business: owner.business ?? owner.name,
        said,
        mail: mailOfSite(content),
      };
    },

    /** Stores the mail about an entry and nothing else of it, unless the same was written since. */
    async keepMail(letter: Mail, since: Date): Promise<void> {
      await durable(async (transaction) => {
        const { kind, recipient, text } = letter;
        await lockName(transaction, `letter ${recipient} ${text}`);
        const [same] = await transaction
          .select({ id: mails.id })
          .from(mails)
          .where(
            and(
              eq(mails.recipient, recipient),
              gte(mails.createdAt, since),
              eq(mails.kind, kind),
              eq(mails.text, text),
            ),
          )
          .limit(1);
        if (!same) await keepMails(transaction, [letter]);
      });
    },

    /** Stores an entry and the mails about it, unless the same came since. */
    async keepEntry(entry: Entry, since: Date, written: readonly Mail[]): Promise<void> {
      await durable(async (transaction) => {
        await lockName(transaction, `entry ${entry.siteId} ${entry.form} ${JSON.stringify(entry.fields)}`);
        const [same] = await transaction
          .select({ id: siteEntries.id })
          .from(siteEntries)
          .where(
            and(
              eq(siteEntries.siteId, entry.siteId),
              gte(siteEntries.createdAt, since),
              eq(siteEntries.form, entry.form),
              eq(siteEntries.fields, entry.fields),
            ),
          )
          .limit(1);
        if (same) return;
        await transaction.insert(siteEntries).values(entry);
        await keepMails(transaction, written);
      });
    },

    /** Adds to the earlier counts of all processes. Counts of deleted sites are dropped. */
    async addVisits(counted: readonly Visits[]): Promise<void> {
      await durable(async (transaction) => {
        const ids = [...new Set(counted.map(({ siteId }) => siteId))].toSorted();
        const there = await transaction
          .select({ id: sites.id })
          .from(sites)
          .where(inArray(sites.id, ids))
          .orderBy(sites.id)
          .for('key share');
        const known = new Set(there.map(({ id }) => id));
        const rows = counted.filter(({ siteId }) => known.has(siteId));
        if (rows.length === 0) return;
        await transaction
          .insert(siteVisits)
          .values(rows)
          .onConflictDoUpdate({
            target: [siteVisits.siteId, siteVisits.day, siteVisits.path],
            set: { visits: sql`${siteVisits.visits} + excluded.visits` },
          });
      });
    },
  };
}
