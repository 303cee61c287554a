import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from './routeHandle.ts';

// A pointer that is on its way to something else has left a link by then; milliseconds.
const dwell = 65;

/**
 * Fetches a page's script as soon as a visitor makes for a link to it, so that the page is there with the press. What
 * does not come is asked for again when the link is followed. Whoever asks for little data is spared.
 */
export function fetchAhead(routes: RouteObject[]): void {
  if (navigator.connection?.saveData) return;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function fetchFor({ origin, pathname }: HTMLAnchorElement) {
    if (origin !== location.origin) return;
    // Of a page that stands as the server drew it, React wants the script before it leaves.
    for (const path of [pathname, location.pathname]) {
      for (const { route } of matchRoutes(routes, path) ?? []) {
        (route.handle as RouteHandle | undefined)?.fetchModule?.().catch(() => undefined);
      }
    }
  }
  function onApproach({ type, target }: Event) {
    clearTimeout(waiting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) waiting = setTimeout(fetchFor, type === 'pointerdown' ? 0 : dwell, link);
  }
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(kind, onApproach, { capture: true, passive: true });
  }
}
