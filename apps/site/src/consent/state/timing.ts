import type { PageTimings } from '@awning/contract/timings/pageTimings';
import { timedRoutes } from '@awning/contract/timings/timedRoutes';
import { stepOf } from '@awning/contract/timings/timingScale';
import { urls } from '@awning/contract/urls';
import { matchRoutes } from 'react-router-dom';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { apiAddress } from '../../api/apiPaths.ts';
import { mayTime } from './consent.ts';

// The loaded page: pages after it were not loaded, and the measures belong to the whole visit.
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
/** The library's name for each measure of a visit; it stays in this page. */
const counted = new Set<string>();
let begun = false;

/** As long as it is allowed: reports how fast the page was when it is left, by a step of the scale per measure. */
export function timePages(): void {
  const route = routeOfVisit();
  if (begun || !route) return;
  begun = true;

  const note = ({ name: metric, value, id }: Metric) => {
    // A visitor who comes back to the tab is still measured, but was counted before.
    if (metric === 'FCP' || counted.has(id)) return;
    counted.add(id);
    waiting.set(metric, { metric, step: stepOf(metric, value) });
  };
  for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(note);
  // After the measures' own listeners, which report when the page is left.
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
