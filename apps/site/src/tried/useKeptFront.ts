import { storageKeys } from '@awning/content/policies/cookies';
import { useEffect, useState } from 'react';
import { readForTab } from '../browser/tabStorage.ts';
import { fetchChunk } from '../hydration/chunks.ts';
import type { ScaledFront } from './scaleFront.ts';
import type { KeptFront } from './state/keptFront.ts';

// Most visitors have none: what reads it is fetched for those who have.
const load = () => fetchChunk(() => import('./state/keptFront.ts'));

/** The photograph that was chosen for a first screen in this tab, once it is read, and how it comes and goes. */
export function useKeptFront() {
  const [front, setFront] = useState<KeptFront>();

  useEffect(() => {
    if (readForTab(storageKeys.triedFront) === null) return;
    void load()
      .then(({ recallFront }) => setFront(recallFront()))
      .catch(() => undefined);
  }, []);

  return {
    front,
    keep: async (scaled: ScaledFront) => setFront((await load()).keepFront(scaled)),
    remove: async () => setFront((await load()).removeFront()),
  };
}
