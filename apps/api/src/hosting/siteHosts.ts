import { LRUCache } from 'lru-cache';
import { isLoopback } from '../addresses/loopback.ts';
import { hostOf, type Host } from '../http/hostOf.ts';
import type { SiteOrigins } from '../addresses/siteOrigins.ts';
import type { Asked } from './standings.ts';

/** The kinds of a host name, before the database is asked. */
export type Whose =
  | { kind: 'shop' }
  /** A name that no site can have. */
  | { kind: 'nobody' }
  | WhoseSite;

/** The site at this host, if there is one: it is looked up by `asked`. */
export type WhoseSite =
  | { kind: 'name' | 'domain'; name: string; hasWww: boolean; asked: Asked }
  | { kind: 'release'; id: string; asked: Asked };

/** A part of a host name between two dots. */
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Tells the hosts of sites from those of the shop. */
export function createSiteHosts({
  siteUrl,
  sitesHost,
  origins,
}: {
  siteUrl: string;
  /** The host that sites are under, with its port unless it is the default one. */
  sitesHost: string;
  origins: Pick<SiteOrigins, 'releaseOfPreview'>;
}) {
  const shop = new URL(siteUrl).hostname;
  const sites = hostOf(sitesHost)?.hostname ?? sitesHost;
  const isUnder = (hostname: string, other: string) => hostname.endsWith(`.${other}`);

  const whoseIs = (hostname: string): Whose => {
    if (hostname === shop) return { kind: 'shop' };
    if (isUnder(hostname, sites)) {
      const [name, hasWww] = bare(hostname.slice(0, -sites.length - 1));
      if (!label.test(name)) return { kind: 'nobody' };
      const id = hasWww ? undefined : origins.releaseOfPreview(name);
      return id
        ? { kind: 'release', id, asked: `release ${id}` }
        : { kind: 'name', name, hasWww, asked: `name ${name}` };
    }
    // The local names of this machine are the shop's, and so is every name under its own host.
    const isAddress = /^\[|^[\d.]+$/.test(hostname);
    if (isAddress || !hostname.includes('.') || isLoopback(hostname)) return { kind: 'shop' };
    if (hostname === sites) return { kind: 'nobody' };
    if (isUnder(hostname, shop)) return { kind: 'shop' };

    const [name, hasWww] = bare(hostname);
    const isDomain = name.length <= 253 && name.split('.').every((part) => label.test(part));
    return isDomain ? { kind: 'domain', name, hasWww, asked: `domain ${name}` } : { kind: 'shop' };
  };

  const known = new LRUCache<string, Host & { whose: Whose }>({ max: 10_000 });

  return {
    /**
     * The site that a request is for, by its `Host` header. A header that names no host is left for the shop to refuse.
     */
    read(header: string): Host & { whose: Whose } {
      const found = known.get(header);
      if (found) return found;
      const host = hostOf(header);
      if (!host) return { hostname: '', port: '', whose: { kind: 'shop' } };
      const read = { ...host, whose: whoseIs(host.hostname) };
      known.set(header, read);
      return read;
    },
    /** The host of the site of that name. */
    under: (name: string) => `${name}.${sites}`,
  };
}

const bare = (hostname: string): [name: string, hasWww: boolean] =>
  hostname.startsWith('www.') ? [hostname.slice('www.'.length), true] : [hostname, false];
