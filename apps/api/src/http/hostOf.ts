import { parseUrl } from '@awning/shop/parseUrl';
import { LRUCache } from 'lru-cache';

export interface Host {
  /** In lower case, in Punycode where it is not ASCII, and without a trailing dot. */
  hostname: string;
  /** With its colon; empty for the default port. */
  port: string;
}

/** The longest possible name with its port. */
const longest = 260;

/**
 * Hosts that were parsed before: every request of a visitor names the same one, and parsing it takes longer than the
 * rest of the lookup.
 */
const known = new LRUCache<string, Host>({ max: 10_000 });

/** The host that a request is for, read from its `Host` header as the URL standard reads it. Undefined when it names no host. */
export function hostOf(header: string): Host | undefined {
  const found = known.get(header);
  if (found) return found;
  const host = read(header);
  if (host) known.set(header, host);
  return host;
}

function read(header: string): Host | undefined {
  if (header.length > longest || !/^[\w.:[\]-]+$/.test(header)) return undefined;
  const url = parseUrl(`http://${header}`);
  if (!url) return undefined;
  const { hostname: written, port } = url;
  const hostname = written.replace(/\.$/, '');
  return /^\.|\.\.|\.$/.test(hostname) ? undefined : { hostname, port: port && `:${port}` };
}
