import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../paths.ts';

/** State of a navigation that shows the same page with other contents: the visitor stays where they are on it. */
export const keepPosition = { keepPosition: true };

/**
 * How long a visitor who arrives at home with a hash sees the top of the page first (docs/product.md, “Pages and
 * addresses”).
 */
const hashDelay = 300;

/**
 * After each navigation inside the site: the page is read from its beginning, from what its hash names, or where the
 * visitor left it when they go back. Positions are kept in memory alone: nothing is stored on a visitor's device for it.
 * Returns the title of the page one has come to, to be said aloud.
 */
export function useArrival(): string {
  const { key, hash, pathname, state } = useLocation();
  const how = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const current = useRef({ key, pathname, settled: false });
  const [title, setTitle] = useState('');

  useEffect(() => {
    const remember = () => positions.current.set(current.current.key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  // Before the browser itself moves a page that has become shorter, and says so.
  useLayoutEffect(() => {
    const { settled: isLater, ...before } = current.current;
    current.current = { key, pathname, settled: true };
    const isElsewhere = before.pathname !== pathname;
    // The same page with another search or filter.
    const asksOtherwise = how === NavigationType.Replace && !isElsewhere && !hash;
    if (asksOtherwise || (how !== NavigationType.Pop && (state as typeof keepPosition | null)?.keepPosition))
      return undefined;
    const left = how === NavigationType.Pop ? positions.current.get(key) : undefined;

    // The first page is the browser's own to place.
    if (isLater && isElsewhere) {
      window.scrollTo({ top: left ?? 0, behavior: 'instant' });
      document.getElementById('main')?.focus({ preventScroll: true });
      setTitle(document.title);
    } else if (isLater && !hash && before.key !== key) {
      window.scrollTo({ top: left ?? 0, behavior: how === NavigationType.Pop ? 'instant' : pace() });
    }
    if (!hash || left !== undefined) return undefined;

    if (pathname !== paths.home.to()) {
      if (isLater) goTo(hash, isElsewhere ? 'instant' : pace());
      return undefined;
    }
    const waiting = setTimeout(
      () => {
        goTo(hash, pace());
        history.replaceState(history.state, '', location.pathname + location.search);
      },
      isLater && !isElsewhere ? 0 : hashDelay,
    );
    return () => clearTimeout(waiting);
  }, [key, hash, pathname, how, state]);

  return title;
}

const pace = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

function goTo(hash: string, behavior: ScrollBehavior) {
  const target = document.getElementById(decoded(hash.slice(1)));
  if (!target) return;
  target.scrollIntoView({ behavior });
  // The keyboard goes on from here.
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

// A visitor can type any hash; one that cannot be decoded names nothing.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
