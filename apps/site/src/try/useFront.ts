import { tryWords } from '@awning/content/orders/tryWords';
import { useRef, useState } from 'react';
import { fetchChunk } from '../hydration/chunks.ts';
import { keepFront, removeFront, useKeptFront } from '../tried/state/keptFront.ts';

const { front: words } = tryWords;

/** The photograph that a visitor tries on the first screen, and how it is chosen and taken away. */
export function useFront() {
  const front = useKeptFront();
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  // The one that was chosen last counts, whichever is read first.
  const rounds = useRef(0);

  async function read(file: File) {
    const round = (rounds.current += 1);
    setReading(true);
    setError(undefined);
    const module = await fetchChunk(() => import('../tried/scaleFront.ts')).catch(() => undefined);
    const scaled = await module?.scaleFront(file).catch(() => undefined);
    if (round !== rounds.current) return;
    setReading(false);
    if (scaled) keepFront(scaled);
    else setError(module ? words.unreadable : words.late);
  }

  return {
    front,
    field: {
      chosen: front !== undefined,
      reading,
      error,
      onFile: (file: File) => void read(file),
      onRemove: removeFront,
    },
  };
}
