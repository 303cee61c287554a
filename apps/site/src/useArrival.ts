import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** State of a navigation that shows the same page otherwise: whoever looks at it stays where they are. */
export const stays = { stays: true };

/**
 * After each navigation inside the site: the page is read from its beginning, or where the visitor left it when
 * they go back. Positions are kept in memory alone: nothing is stored on a visitor's device for it.
 */
export function useArrival(): void {
  const { key, pathname, hash, state } = useLocation();
  const how = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const current = useRef(key);
  const page = useRef(pathname);

  useEffect(() => {
    const remember = () => positions.current.set(current.current, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    // The first page is the browser's own to place.
    if (current.current === key) return;
    current.current = key;
    // The same page asked otherwise, by its search or filter: whoever uses that stays where they are.
    const asksOtherwise = how === NavigationType.Replace && page.current === pathname && !hash;
    page.current = pathname;
    if (asksOtherwise || (how !== NavigationType.Pop && (state as typeof stays | null)?.stays)) return;

    const target = hash ? document.getElementById(decoded(hash.slice(1))) : undefined;
    if (target) target.scrollIntoView();
    else
      window.scrollTo({
        top: how === NavigationType.Pop ? (positions.current.get(key) ?? 0) : 0,
        behavior: 'instant',
      });

    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, pathname, hash, how, state]);
}

// A hash is whatever somebody typed; one that does not decode names nothing.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
