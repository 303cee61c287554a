import { storageKeys } from '@awning/content/policies/cookies';
import type { Tried } from '@awning/contract/sites/tried';
import { readForTab, removeForTab, writeForTab } from '../../browser/tabStorage.ts';
import { mayRemember, onConsent } from '../../consent/state/consent.ts';
import { readTried } from '../readTried.ts';

const key = storageKeys.tried;

function readKept(): Tried {
  try {
    const kept = JSON.parse(readForTab(key) ?? '{}') as Readonly<Record<string, unknown>> | null;
    return readTried({ get: (name) => kept?.[name] });
  } catch {
    return {};
  }
}

// For as long as this page runs; where the visitor lets it be remembered, for as long as the tab is there.
let tried: Tried = import.meta.env.SSR ? {} : readKept();

/** What was tried last in this tab. */
export const recallTried = (): Tried => tried;

/** Keeps what is tried, for the next template and for the order. */
export function keepTried(now: Tried): void {
  tried = now;
  store();
}

function store() {
  if (!mayRemember() || Object.keys(tried).length === 0) removeForTab(key);
  else writeForTab(key, JSON.stringify(tried));
}

if (!import.meta.env.SSR) onConsent(store);
