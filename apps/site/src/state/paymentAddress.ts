/**
 * The address to pay at, if the browser may go there: our own test till or the card provider's pages, and nowhere
 * else whatever the answer says.
 */
export function paymentAddress(answer: string, ownOrigin: string): string | undefined {
  if (!URL.canParse(answer, ownOrigin)) return undefined;
  const { href } = new URL(answer, ownOrigin);
  const apiOrigin = import.meta.env.VITE_API_HOST ? new URL(import.meta.env.VITE_API_HOST).origin : ownOrigin;
  const allowed = [ownOrigin, apiOrigin, 'https://checkout.stripe.com'];
  // By how it is written, for `blob:` has the origin of what it wraps.
  return allowed.some((origin) => href.startsWith(`${origin}/`)) ? href : undefined;
}
