import type { DataRouter, Location, To } from 'react-router-dom';

const awaiting = new Set<() => Promise<unknown>>();

/** Counts a part of the page among those that are as the server drew them, until the function it returns is called. */
export function trackAwaiting(hydrate: () => Promise<unknown>): () => void {
  awaiting.add(hydrate);
  return () => void awaiting.delete(hydrate);
}

const isHere = (to: To | number | null) =>
  typeof to === 'string' && new URL(to, location.href).pathname === location.pathname;

/**
 * When something changes round a part that awaits hydration, React renders that part anew: what was typed in it is lost,
 * and so is the focus. So a navigation that stays on the page comes after the script.
 */
export function navigateAfterHydration(router: DataRouter): void {
  const navigate = router.navigate.bind(router);
  type Options = Parameters<typeof navigate>[1];
  const navigateLater = async (to: To | null, options: Options) => {
    if (isHere(to)) await Promise.allSettled([...awaiting].map((hydrate) => hydrate()));
    return navigate(to, options);
  };
  router.navigate = (to: To | number | null, options?: Options) =>
    typeof to === 'number' ? navigate(to) : navigateLater(to, options);
}

/**
 * For the same reason it is the browser that goes to a place on the page. To be called before there is a router, which
 * listens too.
 */
export function leaveHashesToBrowser(here: () => Location): void {
  addEventListener('popstate', (event) => {
    const { pathname, search } = here();
    const staysHere = location.pathname + location.search === pathname + search;
    if (awaiting.size > 0 && staysHere) event.stopImmediatePropagation();
  });
}
