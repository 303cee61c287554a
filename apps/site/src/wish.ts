import { paths } from './paths.ts';

const name = 'next';
// Nothing else asks for a login, so nothing else can be wished for: no page of another's, and not the login itself.
const within = new RegExp(`^(?:${paths.account.pattern}|${paths.dashboard.pattern}(?:/.*)?)/?$`, 'i');
const here = 'https://shop.invalid';

/** Where somebody was going who was asked to log in, by the login's query: a page of ours, or nothing. */
export function wishOf(search: string): string | undefined {
  const wish = new URLSearchParams(search).get(name);
  if (!wish || !URL.canParse(wish, here)) return undefined;
  const { origin, pathname, search: asked } = new URL(wish, here);
  return origin === here && within.test(pathname) ? pathname + asked : undefined;
}

/** A page of the entrance that leads on to there. */
export const withWish = (path: string, wish: string | undefined): string =>
  wish === undefined ? path : `${path}?${new URLSearchParams({ [name]: wish })}`;
