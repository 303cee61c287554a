'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a list that has become shorter, if it was on a button in the removed line: a visitor who pressed
 * that by keyboard goes on from the list. Give the list a `tabIndex` of -1.
 */
export function useLostFocus(list: RefObject<HTMLElement | null>, count: number): void {
  const known = useRef(count);

  useEffect(() => {
    const left = known.current - count;
    known.current = count;
    if (left > 0 && document.activeElement === document.body) list.current?.focus();
  }, [list, count]);
}
