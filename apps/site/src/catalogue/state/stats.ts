import type { PageContext } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import type { Standings } from '@awning/shop/search';
import { useEffect, useSyncExternalStore } from 'react';
import { fetchJson } from '../../state/fetchJson.ts';

const aMinute = 60_000;
/** How long a page in that order waits for the sales, in milliseconds. */
const aMoment = 1_000;

let standings: Standings | undefined;
let asked = -aMinute;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function ask() {
  if (performance.now() - asked < aMinute) return;
  asked = performance.now();
  const answer = await fetchJson<Standings>(urls.catalogueStats);
  // Requested again with the next page, then.
  if (!answer) asked = -aMinute;
  else standings = answer;
  for (const listener of listeners) listener();
}

let first: Promise<unknown> | undefined;

/**
 * The sales of the templates, for a page that opens in their order: the server has them at hand, the browser requests
 * them. A slow server delays one page at most, and only for a moment.
 */
export async function loadStandings(context: PageContext | undefined): Promise<Standings | undefined> {
  if (import.meta.env.SSR) return context?.standings;
  first ??= Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, aMoment))]);
  await first;
  return standings;
}

/** The sales and ratings of the templates, once the server has sent them. */
export function useStandings(): Standings | undefined {
  useEffect(() => void ask(), []);
  return useSyncExternalStore(
    subscribe,
    () => standings,
    () => undefined,
  );
}
