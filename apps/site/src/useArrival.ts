import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After each navigation inside the site: the page is read from its beginning, or where the visitor left it when
 * they go back. Positions are kept in memory alone: nothing is stored on a visitor's device for it.
 */
export function useArrival(): void {
  const { key, hash } = useLocation();
  const how = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const current = useRef(key);

  useEffect(() => {
    const remember = () => positions.current.set(current.current, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    // The first page is the browser's own to place.
    if (current.current === key) return;
    current.current = key;

    const target = hash ? document.getElementById(decoded(hash.slice(1))) : undefined;
    if (target) target.scrollIntoView();
    else
      window.scrollTo({
        top: how === NavigationType.Pop ? (positions.current.get(key) ?? 0) : 0,
        behavior: 'instant',
      });

    document.getElementById('main')?.focus({ preventScroll: true });
  }, [key, hash, how]);
}

// A hash is whatever somebody typed; one that does not decode names nothing.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
