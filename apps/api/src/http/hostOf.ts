import { parseUrl } from '@awning/shop/parseUrl';
import { LRUCache } from 'lru-cache';

export interface Host {
  /** In small letters, in Punycode where it is not plain, and without a dot at its end. */
  hostname: string;
  /** With its colon; empty where the usual one is meant. */
  port: string;
}

/** No name is longer, nor is its port. */
const longest = 260;

/** Read before: every request of a visitor names the same one, and to read it takes longer than all else that is asked of it. */
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
