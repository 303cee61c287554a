'use client';
import { useLayoutEffect, useRef } from 'react';
import { Chip } from '../Chip/Chip.tsx';
import * as styles from './ChipGroup.css.ts';

export interface ChipGroupProps {
  /** What they have in common, said aloud: “Active filters”. */
  label: string;
  /** None renders nothing. */
  chips: readonly RemovableChip[];
  /** Takes away what the chip of that id stands for. */
  onRemove: (id: string) => void;
  /** Called when the last chip has gone, and the focus with it: move the focus on. */
  onEmptied?: (() => void) | undefined;
}

export interface RemovableChip {
  id: string;
  label: string;
  /** What a press does, with the chip’s own words in it: “Remove filter: Barbershop”. */
  removeLabel: string;
  /** The address of the page without it, where it works before script. */
  href?: string | undefined;
}

/** Shows what was chosen, one chip each. The focus moves on to the next as one is taken away. */
export function ChipGroup({ label, chips, onRemove, onEmptied }: ChipGroupProps) {
  const list = useRef<HTMLUListElement>(null);
  // The place of the one that was pressed, until it has gone.
  const pressed = useRef<{ id: string; place: number }>(null);

  useLayoutEffect(() => {
    const gone = pressed.current;
    if (!gone || chips.some(({ id }) => id === gone.id)) return;
    pressed.current = null;
    const stops = list.current?.querySelectorAll<HTMLElement>('a, button') ?? [];
    const next = stops[Math.min(gone.place, stops.length - 1)];
    if (next) next.focus();
    else onEmptied?.();
  }, [chips, onEmptied]);

  if (chips.length === 0) return null;
  return (
    <ul ref={list} aria-label={label} className={styles.root}>
      {chips.map(({ id, label: words, removeLabel, href }, place) => (
        <li key={id} className={styles.item}>
          <Chip
            label={words}
            remove={{
              label: removeLabel,
              href,
              onRemove: () => {
                pressed.current = { id, place };
                onRemove(id);
              },
            }}
          />
        </li>
      ))}
    </ul>
  );
}
