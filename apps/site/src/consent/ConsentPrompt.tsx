import { useEffect, useState } from 'react';
import type * as notice from './CookieNotice.tsx';
import { hasChosen, useConsent } from './state/consent.ts';

const delay = 9000;
const scrollLimit = 450;
/** The notice is rendered in a pause between keys, or it would hold one up. */
const pause = 500;

/** Asks which data may be stored and measured. The notice is loaded once it is due, with the script that follows. */
export function ConsentPrompt() {
  const { reopened, timed } = useConsent();
  const [due, setDue] = useState(false);
  const [loaded, setLoaded] = useState<typeof notice>();
  const wanted = due || reopened;

  useEffect(() => whenDue(() => setDue(true)), []);

  useEffect(() => {
    // Without a connection it does not load; nothing optional is done unasked.
    if (wanted && !loaded) void import('./CookieNotice.tsx').then(setLoaded, () => undefined);
  }, [wanted, loaded]);

  useEffect(() => {
    if (timed)
      void import('./state/timing.ts').then(
        ({ timePages }) => timePages(),
        () => undefined,
      );
  }, [timed]);

  return loaded ? <loaded.CookieNotice reopened={reopened} /> : null;
}

/** Calls once the visitor has looked round for a while or come some way down and types nothing, unless they have answered. */
function whenDue(come: () => void): (() => void) | undefined {
  if (hasChosen()) return undefined;
  const waiting = new AbortController();
  const { signal } = waiting;
  let typed = -pause;
  // Since the page was opened, not since its script came.
  let timer = setTimeout(arrive, (window.openedAt ?? Date.now()) + delay - Date.now());
  addEventListener('scroll', look, { passive: true, signal });
  addEventListener('input', () => (typed = performance.now()), { signal });
  look();
  return stop;

  function look() {
    if (window.scrollY > scrollLimit) arrive();
  }
  function arrive() {
    const rest = typed + pause - performance.now();
    clearTimeout(timer);
    if (rest > 0) {
      timer = setTimeout(arrive, rest);
      return;
    }
    stop();
    come();
  }
  function stop() {
    clearTimeout(timer);
    waiting.abort();
  }
}
