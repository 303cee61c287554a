import { matchRoutes, type DataRouter, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './routeHandle.ts';

/** How many pages are fetched ahead because a link to them is in sight: of each page that is looked at, the first ones. */
const inSightAtMost = 2;

/** What a visitor does with a link before pressing it. A finger presses at once: what is fetched then delays the page itself. */
const hints = ['mouseover', 'focusin'] as const;

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);

/**
 * Fetches the script and the data of the next page before its link is pressed: when a pointer or the keyboard
 * comes to the link, and when it is in sight and the browser has nothing else to do.
 */
export function prefetchPages(routes: RouteObject[], router: DataRouter): void {
  const fetched = new Set<string>();

  /** Whether there was anything to fetch. */
  function prefetch(link: HTMLAnchorElement): boolean {
    const url = new URL(link.href);
    const isElsewhere = url.origin === location.origin && url.pathname !== location.pathname;
    if (!isElsewhere || link.target === '_blank' || fetched.has(url.pathname)) return false;
    fetched.add(url.pathname);
    const request = new Request(url);
    let found = false;
    for (const { route, params } of matchRoutes(routes, url) ?? []) {
      const { prefetch: fetchAhead } = (route.handle ?? {}) as RouteHandle;
      if (!fetchAhead) continue;
      found = true;
      // A visitor who presses the link is told what is wrong, and it is tried again then.
      fetchAhead({ request, url, pattern: route.path ?? '', params, context: undefined }).catch(() =>
        fetched.delete(url.pathname),
      );
    }
    return found;
  }

  for (const hint of hints) {
    addEventListener(
      hint,
      ({ target }) => {
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
        if (link) prefetch(link);
      },
      { passive: true },
    );
  }

  let left = 0;
  const inSight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inSight.unobserve(target);
      whenIdle(() => {
        if (left > 0 && target.isConnected && prefetch(target as HTMLAnchorElement)) left -= 1;
      });
    }
  });
  const lookOver = () =>
    whenIdle(() => {
      inSight.disconnect();
      left = inSightAtMost;
      for (const link of document.querySelectorAll('a[href]')) inSight.observe(link);
    });

  let here = router.state.location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === here) return;
    here = pathname;
    lookOver();
  });
  if (document.readyState === 'complete') lookOver();
  else addEventListener('load', lookOver);
}
