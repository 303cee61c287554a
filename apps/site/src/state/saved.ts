import { storageKeys } from '@awning/content/policies/cookies';
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../browser/storage.ts';

const key = storageKeys.saved;
const none: readonly string[] = [];

const readKept = () => [...new Set((readStored(key) ?? '').split(',').filter(Boolean))];

// A visitor asks for it by pressing a button, so it needs no consent. Where the browser stores nothing, it lasts as
// long as this page runs.
let saved: readonly string[] = import.meta.env.SSR ? none : readKept();
const listeners = new Set<() => void>();

function change(now: readonly string[]) {
  saved = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The ids of the templates that are saved on this device, in the order of saving. */
export const currentSaved = (): readonly string[] => saved;

/** Saves a template on this device, or removes it. */
export function changeSaved(id: string, isSaved: boolean): void {
  const others = saved.filter((one) => one !== id);
  change(isSaved ? [...others, id] : others);
  if (saved.length > 0) writeStored(key, saved.join(','));
  else removeStored(key);
}

/** The ids of the templates that are saved on this device; `undefined` until the page is hydrated. */
export function useSaved(): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(subscribe, currentSaved, notKnown);
}

const notKnown = () => undefined;

// Saved or removed in another tab.
if (!import.meta.env.SSR) {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) change(readKept());
  });
}
