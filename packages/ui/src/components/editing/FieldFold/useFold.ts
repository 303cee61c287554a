'use client';

import { useState, type ToggleEvent } from 'react';
import { useFaulty } from '../../forms/FormContext/FormContext.tsx';

/**
 * Whether a fold of a form is open: as it was opened or closed by hand, and once by itself for a fault in it, which is not
 * closed again under whoever has just put it right.
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
