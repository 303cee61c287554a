import { domainToUnicode } from 'node:url';
import type { SiteStage, SiteStanding } from '@awning/contract/sites/orderSite';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { siteDomains, siteNames, sites } from '../database/schema.ts';

/** The state of a site, with its name under the host of all sites. */
export interface StandingSite extends Pick<SiteStanding, 'state' | 'domain' | 'stage'> {
  name: string;
}

/** The states of the websites of some orders. An order without one is left out. */
export async function siteStandings(
  reader: Pick<Transaction, 'select'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, StandingSite>> {
  const found = await reader
    .select({ site: sites, name: siteNames.name, domain: siteDomains.domain })
    .from(sites)
    .innerJoin(siteNames, and(eq(siteNames.siteId, sites.id), isNull(siteNames.leadsUntil)))
    .leftJoin(siteDomains, and(eq(siteDomains.siteId, sites.id), isNotNull(siteDomains.provenAt)))
    .where(inArray(sites.orderId, [...orderIds]));
  return new Map(
    found.map(({ site, name, domain }) => [
      site.orderId,
      { name, state: siteStateOf(site), domain: domain && domainToUnicode(domain), stage: stageOf(site) },
    ]),
  );
}

/** Whether visitors see a site. */
export function siteStateOf({
  publishedReleaseId,
  pausedAt,
}: Pick<typeof sites.$inferSelect, 'publishedReleaseId' | 'pausedAt'>): SiteStanding['state'] {
  if (pausedAt !== null) return 'paused';
  return publishedReleaseId === null ? 'draft' : 'live';
}

/** How far a site is. A published one is live, whether the buyer or the desk published it. */
export function stageOf({
  publishedReleaseId,
  offeredReleaseId,
  handedInAt,
}: Pick<typeof sites.$inferSelect, 'publishedReleaseId' | 'offeredReleaseId' | 'handedInAt'>): SiteStage {
  if (publishedReleaseId !== null) return 'live';
  if (offeredReleaseId !== null) return 'approving';
  return handedInAt === null ? 'telling' : 'checking';
}

/** The same as its owner sees it. */
export const describeStanding = (
  { name, ...standing }: StandingSite,
  siteOrigin: (name: string) => string,
): SiteStanding => ({ address: siteOrigin(name), ...standing });
