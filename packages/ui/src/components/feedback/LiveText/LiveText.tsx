'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../../primitives/index.ts';

/** Says aloud what has changed, and says nothing while it is empty. */
export function LiveText({ children }: { children: string }) {
  const words = useRef<HTMLSpanElement>(null);
  const there = useRef(false);

  // Together with what is seen of the change.
  useLayoutEffect(() => {
    const { current } = words;
    if (there.current && current!.textContent !== children) current!.textContent = children;
  }, [children]);

  // A region is heard of what changes once it is on the page: what it is rendered with has to come after.
  useEffect(() => {
    if (there.current) return;
    there.current = true;
    words.current!.textContent = children;
  }, [children]);

  return (
    // More screen readers follow the role than an output.
    <div role="status">
      <VisuallyHidden>
        <span ref={words} />
      </VisuallyHidden>
    </div>
  );
}
