import { createHmac } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import type { SiteDomainState } from '@awning/contract/admin/siteDomains';
import type { AddOnId } from '@awning/shop/addOns';
import { takesDelivery, type OrderStatus } from '@awning/shop/order';
import { entryByAnybody, type Author } from '../author.ts';
import type { Moves } from '../moves.ts';
import { bareOf, domainNameOf } from './domainName.ts';
import { faultOf, recordsFor, type WantedRecords } from './domainRecords.ts';
import type { DomainHolder, DomainRow, DomainsRepository } from './domains.repository.ts';
import type { Resolver } from './resolver.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A query that comes too early makes name servers cache that there is nothing. */
const firstPause = 5 * minute;
const longestPause = 6 * hour;
/**
 * How long the shop waits for a domain's records, and how long a proven domain's may be missing before its buyer is
 * told.
 */
const patience = 7 * day;
/** No other process checks a domain meanwhile. */
const turn = minute;
const atOnce = 10;

const soldAs: AddOnId = 'domainSetup';

export type SettingDomain =
  | { outcome: 'set'; state: SiteDomainState }
  | { outcome: 'unknown' | 'not-bought' | 'another-is-served' | 'taken' }
  | { outcome: 'closed'; status: OrderStatus }
  | { outcome: 'refused'; refusal: string };

export type DomainsService = ReturnType<typeof createDomainsService>;

/** The domains that sites have of their own: set, proven by their records, and checked regularly. */
export function createDomainsService({
  repository,
  resolver,
  secret,
  siteUrl,
  sitesHost,
  addresses,
  moves,
  now,
}: {
  repository: DomainsRepository;
  resolver: Resolver;
  /** The key from which proofs are derived. */
  secret: string;
  siteUrl: string;
  /** The host that sites are under, perhaps with a port. */
  sitesHost: string;
  /** The IP addresses of this shop, if they are configured. */
  addresses: readonly string[];
  moves: Pick<Moves, 'wake'>;
  now: () => Date;
}) {
  const zone = new URL(`http://${sitesHost}`).hostname;
  const ownHosts = [zone, new URL(siteUrl).hostname];

  const wantedFor = ({ siteId, name }: DomainHolder, domain: string): WantedRecords => {
    const seal = createHmac('sha256', secret).update(`${siteId}\0${domain}`).digest('base64url');
    return { domain, proof: `site=${seal}`, target: `${name}.${zone}`, sitesHost: zone, addresses };
  };

  const describe = (holder: DomainHolder, row: DomainRow | null): SiteDomainState => ({
    bought: holder.addOns.some(({ id }) => id === soldAs),
    domain: row && {
      domain: row.domain,
      shown: domainToUnicode(row.domain),
      state: row.provenAt ? 'proven' : 'waiting',
      records: recordsFor(wantedFor(holder, row.domain)),
      checkedAt: row.checkedAt && row.checkedAt.toISOString(),
      nextCheckAt: row.nextCheckAt && row.nextCheckAt.toISOString(),
      failure: row.failure,
    },
  });

  const find = async (orderId: string): Promise<SiteDomainState | undefined> => {
    const found = await repository.find(orderId);
    return found && describe(found.holder, found.domain);
  };

  /** Queries the domain's records and stores the result. */
  const look = async (holder: DomainHolder, row: DomainRow, asker: Author | undefined) => {
    const { domain, provenAt, pointedAt } = row;
    const fault = await faultOf(wantedFor(holder, domain), resolver);
    const at = now();
    const finding = { siteId: holder.siteId, domain, at };
    const lost = `Another site has proven that ${domainToUnicode(domain)} is its own.`;

    if (fault === undefined) {
      const proving = await repository.prove(
        { ...finding, nextCheckAt: after(at, day), seenSince: after(at, -patience), lost },
        {
          at,
          actorId: typeof asker === 'object' ? asker.actorId : null,
          action: 'site.domain.prove',
          subjectId: holder.orderId,
        },
      );
      if (proving === 'taken') {
        await repository.miss({ ...finding, failure: lost, nextCheckAt: nextLook(row, at) });
      }
      moves.wake();
      return;
    }
    const isAway = pointedAt !== null && at.getTime() - pointedAt.getTime() >= patience;
    // An owner who asks gets the result. In automatic checks, a name server that fails for a day changes nothing.
    const isSaid = provenAt === null || asker !== undefined || isAway;
    await repository.miss({
      ...finding,
      failure: isSaid ? (isAway ? `For a week now: ${fault}` : fault) : undefined,
      nextCheckAt: provenAt ? after(at, day) : nextLook(row, at),
    });
  };

  return {
    find,

    async set(
      orderId: string,
      { domain: typed, agreed = false }: { domain: string; agreed?: boolean | undefined },
      author: Author,
    ): Promise<SettingDomain> {
      const found = await repository.find(orderId);
      if (!found) return { outcome: 'unknown' };
      const { holder } = found;
      const status = holder.status as OrderStatus;
      if (author === 'buyer' && !takesDelivery(status)) return { outcome: 'closed', status };
      const isBought = holder.addOns.some(({ id }) => id === soldAs);
      if (!isBought && !agreed) return { outcome: 'not-bought' };
      const name = domainNameOf(typed, { ownHosts });
      if ('refusal' in name) return { outcome: 'refused', ...name };

      const at = now();
      const outcome = await repository.set(
        {
          siteId: holder.siteId,
          ...name,
          at,
          nextCheckAt: after(at, firstPause),
          seenSince: after(at, -patience),
        },
        entryByAnybody(author, {
          at,
          action: 'site.domain.set',
          subjectId: orderId,
          detail: { bought: isBought },
        }),
      );
      if (outcome !== 'set') return { outcome };
      const state = await find(orderId);
      return state ? { outcome, state } : { outcome: 'unknown' };
    },

    /** Checks the domain at once. */
    async check(orderId: string, author: Author): Promise<SiteDomainState | undefined> {
      const found = await repository.find(orderId);
      if (!found?.domain) return undefined;
      await look(found.holder, found.domain, author);
      return find(orderId);
    },

    async remove(orderId: string, author: Author): Promise<boolean> {
      const found = await repository.find(orderId);
      if (!found) return false;
      const isGone = await repository.remove(
        found.holder.siteId,
        entryByAnybody(author, { at: now(), action: 'site.domain.remove', subjectId: orderId }),
      );
      moves.wake();
      return isGone;
    },

    /** Checks the domains that are due. */
    async checkDue(stop?: AbortSignal) {
      for (;;) {
        const at = now();
        const due = await repository.claim(at, after(at, turn), atOnce);
        if (due.length === 0 || stop?.aborted) return;
        await Promise.all(due.map(({ holder, domain }) => look(holder, domain, undefined)));
      }
    },

    /** Whether visitors are served at this host: a site's name or preview, or a proven domain. */
    async isServed(host: string): Promise<boolean> {
      const bare = bareOf(host.toLowerCase());
      // A string that cannot be a host is not looked up in the database.
      if (!/^[a-z\d.-]{1,253}$/.test(bare)) return false;
      if (!bare.endsWith(`.${zone}`)) return repository.isProven(bare);
      const name = bare.slice(0, -zone.length - 1);
      const release = /^preview-([\da-f]{32})-[\da-f]{16}$/.exec(name)?.[1];
      return release === undefined ? repository.isName(name, now()) : repository.isRelease(release);
    },
  };
}

const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

/** Soon at first, then at growing intervals, and after a week no more. */
function nextLook({ createdAt }: DomainRow, at: Date): Date | null {
  const age = at.getTime() - createdAt.getTime();
  if (age >= patience) return null;
  return after(at, Math.min(Math.max(age / 4, firstPause), longestPause));
}
