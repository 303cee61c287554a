'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { from } from '../../../styles/breakpoints.ts';
import * as styles from './MenuSheet.css.ts';

export interface MenuSheetProps {
  /** Links and buttons, and what belongs to them. Choosing one puts the sheet away. */
  children: ReactNode;
  labels: {
    /** On the burger. */
    menu: string;
    /** On the burger while the sheet is down. */
    close: string;
  };
}

/** Keeps a menu behind a burger on a phone, and lets it down over the page as a sheet. */
export function MenuSheet({ children, labels }: MenuSheetProps) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => (root.current ? mindSheet(root.current) : undefined), []);

  return (
    // It opens without script, so it may be open before this runs.
    <details ref={root} className={styles.root} suppressHydrationWarning>
      <summary className={styles.burger}>
        <span className={styles.toOpen}>
          {labels.menu}
          <svg viewBox="0 0 28 20" aria-hidden="true" className={styles.icon}>
            <path d="M0 2h28M0 10h28M0 18h28" />
          </svg>
        </span>
        <span className={styles.toClose}>
          {labels.close}
          <svg viewBox="0 0 28 20" aria-hidden="true" className={styles.icon}>
            <path d="M5 1l18 18M23 1L5 19" />
          </svg>
        </span>
      </summary>
      <div className={styles.overlay}>
        <div className={styles.sheet}>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </details>
  );
}

/** While the sheet is open, the page behind it can be neither reached nor scrolled. Returns how to end this. */
function mindSheet(details: HTMLDetailsElement): () => void {
  const [burger, overlay] = details.children as unknown as [HTMLElement, HTMLElement];
  const page = document.documentElement;
  const control = new AbortController();
  const { signal } = control;
  let behind: HTMLElement[] | undefined;

  function enter() {
    if (behind) return;
    behind = besides(details);
    for (const element of behind) element.inert = true;
    // A page that loses its scrollbar would jump aside.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
    if (!overlay.contains(document.activeElement)) overlay.querySelector<HTMLElement>('a, button')?.focus();
  }

  // At once, not with the `toggle` event that follows: a chosen link may move the focus into the page.
  function leave() {
    if (!behind) return;
    const { activeElement } = document;
    details.open = false;
    for (const element of behind) element.inert = false;
    behind = undefined;
    page.style.overflow = page.style.scrollbarGutter = '';
    if (details.contains(activeElement) || activeElement === document.body)
      burger.focus({ preventScroll: true });
  }

  function keepTab(event: KeyboardEvent) {
    const stops = [burger, ...overlay.querySelectorAll<HTMLElement>('a, button')];
    const last = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== last && details.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  }

  details.addEventListener('toggle', () => (details.open ? enter() : leave()), { signal });
  overlay.addEventListener(
    'click',
    ({ target }) => {
      if (target === overlay || (target as Element).closest('a, button')) leave();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!behind) return;
      if (event.key === 'Escape') leave();
      if (event.key === 'Tab') keepTab(event);
    },
    { signal },
  );
  matchMedia(from.desktop).addEventListener('change', leave, { signal });
  if (details.open) enter();

  return () => {
    control.abort();
    leave();
  };
}

/** Everything on the page that neither holds the element nor is held by it. */
function besides(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (sibling) => sibling instanceof HTMLElement && sibling !== element && !sibling.inert,
  ) as HTMLElement[];
  return [...siblings, ...besides(parentElement)];
}
