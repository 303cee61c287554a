/** Where our own pages to pay at are, and the order of who has paid already. */
const ownPages = ['/pay/', '/orders/'];

/**
 * The address to pay at, if the browser may go there: our own test till or the card provider's pages, and nowhere
 * else whatever the answer says.
 */
export function paymentAddress(answer: unknown, ownOrigin: string): string | undefined {
  if (typeof answer !== 'string' || !URL.canParse(answer, ownOrigin)) return undefined;
  const { href } = new URL(answer, ownOrigin);
  const apiOrigin = import.meta.env.VITE_API_HOST ? new URL(import.meta.env.VITE_API_HOST).origin : ownOrigin;
  const ours = [ownOrigin, apiOrigin].flatMap((origin) => ownPages.map((page) => origin + page));
  // By how it is written, for `blob:` has the origin of what it wraps.
  return [...ours, 'https://checkout.stripe.com/'].some((start) => href.startsWith(start)) ? href : undefined;
}
