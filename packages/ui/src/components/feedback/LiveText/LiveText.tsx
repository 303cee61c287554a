'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';

/** Says aloud what has changed, and says nothing while it is empty. */
export function LiveText({ children }: { children: string }) {
  const words = useRef<HTMLSpanElement>(null);
  const there = useRef(false);

  // Before the browser paints, so that the change is read out as it is seen.
  useLayoutEffect(() => {
    const { current } = words;
    if (there.current && current!.textContent !== children) current!.textContent = children;
  }, [children]);

  // A screen reader reads out what changes in a region that is on the page already, so its first words are put in later.
  useEffect(() => {
    if (there.current) return;
    there.current = true;
    words.current!.textContent = children;
  }, [children]);

  return (
    // More screen readers follow the role than an `output`.
    <div role="status">
      <VisuallyHidden>
        <span ref={words} />
      </VisuallyHidden>
    </div>
  );
}
