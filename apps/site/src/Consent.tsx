import { consent } from '@awning/content/consent';
import type { CookieBanner } from '@awning/ui/sections/CookieBanner';
import { useEffect, useState } from 'react';
import { paths } from './paths.ts';
import { asksForPrivacy, consentKey, hasChosen, settle, useConsent } from './state/consent.ts';

const delay = 9000;
const scrollLimit = 450;

/** Asks what may be kept and measured. What draws the question is fetched once it is due, and with it what follows. */
export function Consent() {
  const { reopened, timed } = useConsent();
  const [due, setDue] = useState(false);
  const [drawn, setDrawn] = useState<{ CookieBanner: typeof CookieBanner }>();
  const wanted = due || reopened;

  useEffect(() => whenDue(() => setDue(true)), []);

  useEffect(() => {
    // Without a connection it does not come; nothing optional is done unasked.
    if (wanted && !drawn) void import('@awning/ui/sections/CookieBanner').then(setDrawn, () => undefined);
  }, [wanted, drawn]);

  useEffect(() => {
    if (timed)
      void import('./state/timing.ts').then(
        ({ timePages }) => timePages(),
        () => undefined,
      );
  }, [timed]);

  if (!drawn) return null;
  return (
    <drawn.CookieBanner
      heading={consent.heading}
      text={asksForPrivacy() ? `${consent.text} ${consent.signal}` : consent.text}
      policy={{ label: consent.policy, href: paths.cookiePolicy.to() }}
      labels={consent.labels}
      storageKey={consentKey}
      delay={0}
      open={reopened}
      onChoose={settle}
    />
  );
}

/** Calls once the visitor has looked round for a while or come some way down, unless they have answered. */
function whenDue(come: () => void): (() => void) | undefined {
  if (hasChosen()) return undefined;
  const waiting = new AbortController();
  const timer = setTimeout(arrive, delay);
  addEventListener('scroll', look, { passive: true, signal: waiting.signal });
  look();
  return stop;

  function look() {
    if (window.scrollY > scrollLimit) arrive();
  }
  function arrive() {
    stop();
    come();
  }
  function stop() {
    clearTimeout(timer);
    waiting.abort();
  }
}
