import { parseUrl } from '@awning/shop/parseUrl';
import type { FastifyRequest } from 'fastify';

/** Whether another site's page makes a call to the site at `ownUrl`, or to another of its names. */
export function isForeign(request: FastifyRequest, ownUrl: string): boolean {
  const { origin: from, 'sec-fetch-site': site } = request.headers;
  if (from === undefined) return site === 'cross-site';
  if (from === ownUrl) return false;
  const url = parseUrl(from);
  if (!url) return true;
  const { host, protocol } = url;
  // A page without TLS may come from an attacker on the network.
  const isOpen = protocol === 'http:' && ownUrl.startsWith('https:');
  return isOpen || host !== request.host.toLowerCase();
}
