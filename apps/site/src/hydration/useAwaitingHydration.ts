import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tookTooLong } from './chunks.ts';
import { hideScriptNote } from './hideScriptNote.ts';
import { revertMutations } from './externalMutations.ts';
import { trackAwaiting } from './awaitingHydration.ts';

export interface AwaitingHydrationOptions {
  /** Fetches what takes over from the server's own. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
  /** Resolves once that is there. */
  loaded: Promise<void>;
  /** Called when it is left as the server drew it. What it returns is called if that goes before it was taken over. */
  onAwaiting?: (() => () => void) | undefined;
  /** Asked whether it is to be taken over without a touch. */
  isWanted?: (() => Promise<boolean>) | undefined;
}

// What tells that a visitor turns to something, by pointer, finger or keyboard.
const touches = ['pointerover', 'pointerdown', 'click', 'focusin', 'keydown'];

// The browser puts it back into a page that is loaded anew, and so do we.
const isFilledIn = (field: HTMLInputElement | HTMLTextAreaElement) =>
  'checked' in field && /checkbox|radio/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;

/** How long a form waits for the script before it is sent without. */
const patience = 3000;

/** Watches over what the server has rendered, and keeps what the visitor asks of it until the script can do it. */
export function useAwaitingHydration({
  load,
  isLoaded,
  loaded,
  onAwaiting,
  isWanted,
}: AwaitingHydrationOptions) {
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement[]>([]);
  const sent = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null }>(undefined);
  const watching = useRef<AbortController>(undefined);
  const resolveHydrated = useRef<() => void>(undefined);
  const isHydrated = useRef(isLoaded());
  const [, renderNow] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    if (isHydrated.current) return undefined;
    const leave = onAwaiting?.();
    return () => {
      if (!isHydrated.current) leave?.();
    };
  }, [onAwaiting]);

  useLayoutEffect(() => {
    const served = root.current?.firstChild;
    if (isHydrated.current || !served) return undefined;
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(root.current!, {
      childList: true,
      characterData: true,
      characterDataOldValue: true,
      subtree: true,
    });
    void loaded.then(() => {
      changes.push(...observer.takeRecords());
      observer.disconnect();
      // At once, or a translator is there again before React.
      if (isLoaded() && served.isConnected && revertMutations(changes)) flushSync(renderNow);
    });
    return () => observer.disconnect();
  }, [isLoaded, loaded]);

  useEffect(() => {
    if (isLoaded()) return undefined;
    const watch = new AbortController();
    watching.current = watch;
    const isHere = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target);

    let fetching: Promise<void> | undefined;
    const fetchNow = () =>
      (fetching ??= load().catch((cause: unknown) => window.missScript?.(cause, tookTooLong(cause))));

    function onTouch({ type, target }: Event) {
      if (!isHere(target)) return;
      void fetchNow();
      // Links and forms do their work without us; a plain button cannot.
      const button = type === 'click' && (target as Element).closest<HTMLElement>('button[type="button"]');
      if (button) pressed.current.push(button);
    }

    // Sent the way the piece sends it, or by itself where that does not come; with no connection it would be lost.
    function hold(event: Event, form: HTMLFormElement | null, submitter: HTMLElement | null) {
      if (!form || !isHere(form)) return;
      event.preventDefault();
      event.stopPropagation();
      if (sent.current) return;
      sent.current = { form, submitter };
      const timeout = new Promise<never>((_, giveUp) => setTimeout(giveUp, patience));
      void Promise.race([load(), timeout]).catch((cause: unknown) => {
        sent.current = undefined;
        if (!navigator.onLine) return window.missScript?.(cause);
        watch.abort();
        return form.requestSubmit(submitter);
      });
    }
    const onSubmit = (event: SubmitEvent) => hold(event, event.target as HTMLFormElement, event.submitter);
    // What is missing is said in our words, not in the browser's.
    const onInvalid = (event: Event) => hold(event, (event.target as HTMLInputElement).form, null);

    // On the window, before React, which stops what it cannot deliver yet.
    const options = { capture: true, signal: watch.signal };
    for (const kind of touches) addEventListener(kind, onTouch, { ...options, passive: true });
    addEventListener('submit', onSubmit, options);
    addEventListener('invalid', onInvalid, options);
    const hydrated = new Promise<void>((resolve) => (resolveHydrated.current = resolve));
    const untrack = trackAwaiting(() => load().then(() => hydrated));
    watch.signal.addEventListener('abort', untrack);
    const fields = root.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (isHere(document.activeElement) || [...(fields ?? [])].some(isFilledIn)) void fetchNow();
    void isWanted?.().then((wanted) => (wanted ? fetchNow() : undefined));
    return () => watch.abort();
  }, [load, isLoaded, isWanted]);

  const [onHydrated] = useState(() => () => {
    isHydrated.current = true;
    watching.current?.abort();
    resolveHydrated.current?.();
    hideScriptNote();
    for (const button of pressed.current.splice(0)) if (button.isConnected) button.click();
    sent.current?.form.requestSubmit(sent.current.submitter);
  });

  return { root, onHydrated };
}
