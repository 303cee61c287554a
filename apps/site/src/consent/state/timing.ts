import type { PageTimings } from '@awning/contract/pageTimings';
import { timedRoutes } from '@awning/contract/timedRoutes';
import { urls } from '@awning/contract/urls';
import { matchRoutes } from 'react-router-dom';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { apiAddress } from '../../api/apiPaths.ts';
import { mayTime } from './consent.ts';

// The page that was loaded: what came after it was not loaded, and what is measured belongs to the whole visit.
function routeOfVisit(): PageTimings['route'] | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const matches =
    navigation &&
    matchRoutes(
      timedRoutes.map((path) => ({ path, caseSensitive: true })),
      new URL(navigation.name).pathname,
    );
  return matches?.[0]?.route.path;
}

const waiting = new Map<Metric['name'], PageTimings['timings'][number]>();
let begun = false;

/** From now on, as long as it is allowed: tells the shop how the page did when it is left, in a word for each measure. */
export function timePages(): void {
  const route = routeOfVisit();
  if (begun || !route) return;
  begun = true;

  const note = ({ name: metric, rating }: Metric) => {
    if (metric !== 'FCP') waiting.set(metric, { metric, rating });
  };
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(note);
  // After the measures' own listeners, which speak up when the page is left.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(route);
  });
}

function send(route: PageTimings['route']) {
  const timings = [...waiting.values()];
  waiting.clear();
  if (timings.length === 0 || !mayTime()) return;
  // A beacon would bring the visitor's cookies.
  void fetch(apiAddress(urls.pageTimings), {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ route, timings } satisfies PageTimings),
  }).catch(() => undefined);
}
