'use client';

import * as Radix from '@radix-ui/react-toast';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Toast.css.ts';

const PausedContext = createContext(false);

// Radix adds a live region with each toast, too late to be relied on. In this element, which is on no page, it stays
// silent.
const nobody = typeof document === 'undefined' ? undefined : document.createElement('div');

const subscribeToVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

export interface ToastShelfProps {
  /** Names the shelf, and the key that leads to it: “Notices ({hotkey})”. */
  label: string;
  children: ReactNode;
}

/** Holds notices where they cover little, and stops their time while the pointer or the focus is on them. */
export function ToastShelf({ label, children }: ToastShelfProps) {
  const [shelf, setShelf] = useState<HTMLOListElement | null>(null);
  const [attended, setAttended] = useState({ pointer: false, focus: false });
  const cameFrom = useRef<HTMLElement | null>(null);
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

  // A layout effect is cleaned up before the shelf leaves the page, while the focus is still known to be on it.
  useLayoutEffect(() => {
    // Radix's own wrapper, with the stops that lead the Tab key in and out.
    const wrapper = shelf?.parentElement;
    if (!wrapper) return undefined;
    const attend = (change: Partial<typeof attended>) => setAttended((before) => ({ ...before, ...change }));
    const listening = new AbortController();
    const goBack = () => wrapper.contains(document.activeElement) && cameFrom.current?.focus();
    const on = (type: string, listener: (event: FocusEvent) => void) =>
      wrapper.addEventListener(type, listener as EventListener, listening);

    on('pointermove', () => attend({ pointer: true }));
    on('pointerleave', () => attend({ pointer: false }));
    on('focusin', ({ relatedTarget }) => {
      attend({ focus: true });
      if (!wrapper.contains(relatedTarget as Node)) cameFrom.current = relatedTarget as HTMLElement;
    });
    on('focusout', ({ relatedTarget }) => {
      if (!wrapper.contains(relatedTarget as Node)) attend({ focus: false });
    });
    // When a toast goes while the pointer or the focus is on it, no event says that they have left.
    const going = new MutationObserver(() => {
      const at = document.activeElement;
      attend({ pointer: false, focus: shelf.contains(at) && at!.matches(':focus-visible') });
      if (shelf.childElementCount === 0) goBack();
    });
    going.observe(shelf, { childList: true });
    return () => {
      listening.abort();
      going.disconnect();
      goBack();
    };
  }, [shelf]);

  return (
    <PausedContext value={hidden || attended.pointer || attended.focus}>
      <Radix.Provider
        duration={Infinity}
        swipeDirection={shelf?.matches(':dir(rtl)') ? 'left' : 'right'}
        {...(nobody && { announcerContainer: nobody })}
      >
        {children}
        <Radix.Viewport ref={setShelf} label={label} className={styles.shelf} />
      </Radix.Provider>
    </PausedContext>
  );
}

export interface ToastProps {
  /** Whether it worked. */
  tone: 'success' | 'error';
  /** One word that tells success from failure without colour. */
  title: string;
  /** What happened, in a sentence that is read in passing. */
  message: string;
  /** The name of the cross that closes it. */
  closeLabel: string;
  /** How long it stays, in milliseconds, not counting the time the pointer or the focus is on it. */
  duration: number;
  /** Called when its time is up, or the visitor has closed it. */
  onClose: () => void;
}

const marks = { success: 'done', error: 'problem' } as const;

/** Tells how something went and goes away by itself. Stands on a `ToastShelf`. */
export function Toast({ tone, title, message, closeLabel, duration, onClose }: ToastProps) {
  const paused = use(PausedContext);
  const left = useRef(duration);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (paused) return undefined;
    const started = Date.now();
    const timer = setTimeout(close, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);

  return (
    <Radix.Root className={styles.toast[tone]} open onOpenChange={onClose}>
      <span className={styles.mark[tone]}>
        <Icon kind={marks[tone]} size="large" />
      </span>
      <div className={styles.words}>
        <Radix.Title className={styles.title[tone]}>{title}</Radix.Title>
        <Radix.Description>{message}</Radix.Description>
      </div>
      <Radix.Close className={styles.close} aria-label={closeLabel}>
        <Icon kind="cross" size="small" />
      </Radix.Close>
    </Radix.Root>
  );
}
