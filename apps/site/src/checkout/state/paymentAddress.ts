import type { CheckoutSession } from '@awning/contract/checkout';
import { parseUrl } from '@awning/shop/parseUrl';

/** Where our own pages to pay at are, and the order of a buyer who has paid already. */
const ownPages = ['/pay/', '/orders/'];

/**
 * The address to pay at, if the browser may go there: our own test till or the card provider's pages, and no other
 * address in an answer. Where the shop has a domain of its own for those, only the server knows which.
 */
export function paymentAddress(
  { url, host }: { [Name in keyof CheckoutSession]?: unknown },
  ownOrigin: string,
): string | undefined {
  const address = typeof url === 'string' ? parseUrl(url, ownOrigin) : undefined;
  if (!address) return undefined;
  const { href } = address;
  const apiOrigin = import.meta.env.VITE_API_HOST ? new URL(import.meta.env.VITE_API_HOST).origin : ownOrigin;
  const ours = [ownOrigin, apiOrigin].flatMap((origin) => ownPages.map((page) => origin + page));
  const providers = ['checkout.stripe.com', host].filter(isHost).map((one) => `https://${one}/`);
  // By how it is written, for `blob:` has the origin of what it wraps.
  return [...ours, ...providers].some((start) => href.startsWith(start)) ? href : undefined;
}

/** Whether this is a name on the web and nothing more: no port, path or person, and no machine by its number. */
function isHost(host: unknown): host is string {
  if (typeof host !== 'string' || !/\.[a-z][^.]*$/.test(host)) return false;
  return parseUrl(`https://${host}`)?.hostname === host;
}
