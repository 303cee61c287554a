'use client';

import { useState, type ToggleEvent } from 'react';
import { useFaulty } from '../../forms/FormContext/FormContext.tsx';

/**
 * Whether a fold of a form is open: as the visitor left it, and opened once by itself for a fault in it. It does not
 * close again while the visitor puts that right.
 *
 * @param names of what stands in it: `story` for `story.heading` too
 * @param opens to begin with
 */
export function useFold(names: readonly string[], opens: boolean) {
  const isFaulty = useFaulty(names);
  const [isOpen, setOpen] = useState(opens || isFaulty);
  const [known, setKnown] = useState(isFaulty);
  if (isFaulty !== known) {
    setKnown(isFaulty);
    if (isFaulty) setOpen(true);
  }
  return {
    open: isOpen,
    onToggle: ({ currentTarget, target }: ToggleEvent<HTMLDetailsElement>) => {
      if (target === currentTarget) setOpen(currentTarget.open);
    },
  };
}
