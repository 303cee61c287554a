import { parseUrl } from '@awning/shop/parseUrl';
import { paths } from '../paths.ts';

const name = 'next';
// Nothing else asks for a login, so nothing else can be returned to: no page of another's, and not the login itself.
const within = new RegExp(`^(?:${paths.account.pattern}|${paths.dashboard.pattern}(?:/.*)?)/?$`, 'i');
const here = 'https://shop.invalid';

/** Where a visitor was going when asked to log in, by the login's query: a page of ours, or nothing. */
export function readReturnTo(search: string): string | undefined {
  const returnTo = new URLSearchParams(search).get(name);
  const url = returnTo ? parseUrl(returnTo, here) : undefined;
  if (!url) return undefined;
  const { origin, pathname, search: asked } = url;
  return origin === here && within.test(pathname) ? pathname + asked : undefined;
}

/** A page to log in or sign up on that leads on to there. */
export const withReturnTo = (path: string, returnTo: string | undefined): string =>
  returnTo === undefined ? path : `${path}?${new URLSearchParams({ [name]: returnTo })}`;
