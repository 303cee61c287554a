import { tryWords } from '@awning/content/orders/tryWords';
import { storageKeys } from '@awning/content/policies/cookies';
import { useEffect, useRef, useState } from 'react';
import { readForTab } from '../browser/tabStorage.ts';
import { fetchChunk } from '../hydration/chunks.ts';
import type { ScaledFront } from '../tried/scaleFront.ts';
import type { KeptFront } from '../tried/state/keptFront.ts';

const { front: words } = tryWords;

// Most visitors have none: the code for it is loaded for visitors who have one.
const load = () => fetchChunk(() => import('../tried/state/keptFront.ts'));

/** A visitor's photograph for the first screen, and how it is chosen and removed. */
export function useFront() {
  const [front, setFront] = useState<KeptFront>();
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  // The last chosen one counts, whichever is read first.
  const rounds = useRef(0);

  useEffect(() => {
    if (readForTab(storageKeys.triedFront) === null) return;
    void load()
      .then(({ recallFront }) => setFront(recallFront()))
      .catch(() => undefined);
  }, []);

  async function keep(scaled: ScaledFront) {
    const { keepFront } = await load();
    setFront(keepFront(scaled));
  }
  async function remove() {
    const { removeFront } = await load();
    setFront(removeFront());
  }
  async function read(file: File) {
    const round = (rounds.current += 1);
    setReading(true);
    setError(undefined);
    const outcome = await scale(file);
    if (round !== rounds.current) return;
    setReading(false);
    if (typeof outcome === 'string') setError(outcome);
    else await keep(outcome).catch(() => setError(words.late));
  }

  return {
    front,
    field: {
      chosen: front !== undefined,
      reading,
      error,
      onFile: (file: File) => void read(file),
      onRemove: () => void remove(),
    },
  };
}

/** A scaled photograph, or the reason why it is none. */
async function scale(file: File) {
  const module = await fetchChunk(() => import('../tried/scaleFront.ts')).catch(() => undefined);
  if (!module) return words.late;
  return (await module.scaleFront(file).catch(() => undefined)) ?? words.unreadable;
}
