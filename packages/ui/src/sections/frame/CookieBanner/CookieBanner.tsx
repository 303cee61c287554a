'use client';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { makeFocusRoom } from '../../../components/feedback/FocusRoom/FocusRoom.ts';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { LiveText } from '../../../components/feedback/LiveText/LiveText.tsx';
import { recall, remember } from '../../../components/forms/LocalStore/LocalStore.ts';
import { TapedPaper } from '../../../components/paper/TapedPaper/TapedPaper.tsx';
import { useTyping } from '../../../components/forms/Typing/Typing.ts';
import { Heading } from '../../../primitives/index.ts';
import * as styles from './CookieBanner.css.ts';

const choices = ['reject-some', 'accept', 'accept-all'] as const;

export type CookieChoice = (typeof choices)[number];

export interface CookieBannerProps {
  heading: string;
  /** Which cookies are always set, and that the visitor decides on the rest. */
  text: string;
  /** A link to the cookie policy. */
  policy?: { label: string; href: string };
  /** `saved` is announced once a choice is made. */
  labels: Record<CookieChoice, string> & { saved: string };
  /** The key that the choice is stored under in the visitor’s browser. A stored choice keeps the banner away. */
  storageKey: string;
  /** Lets a visitor look round for so long, or come so far down the page, before it asks. Without it, it asks at once. */
  wait?: { milliseconds: number; pixels: number };
  /** Brings it back after any choice: for a “Cookie settings” button, to which the focus returns. */
  open?: boolean;
  /** Called when a choice is made; set `open` to false then. */
  onChoose: (choice: CookieChoice) => void;
}

/**
 * Asks which cookies a visitor will have: a notice they may leave lying there, with three answers of equal weight.
 *
 * It takes no `id`: it lies over the page and goes once it is answered. A button brings it back, by `open`.
 */
export function CookieBanner(props: CookieBannerProps) {
  const { heading, text, policy, labels, storageKey, wait, open = false, onChoose } = props;
  const headingId = useId();
  const [due, setDue] = useDue(storageKey, wait);
  const [saved, setSaved] = useState(false);
  const [announced, setAnnounced] = useState(false);
  const typing = useTyping();
  const notice = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  // No visitor is asked while they type; a visitor who has opened the notice is not typing.
  const shown = open || (due && !typing);

  // Before the browser paints, so that it never lies over the focus.
  useLayoutEffect(() => (shown ? makeFocusRoom(notice.current!) : undefined), [shown]);

  useEffect(() => {
    const own = notice.current;
    if (!shown || !own) return;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !own.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    };
    own.addEventListener('focusin', enter);
    return () => own.removeEventListener('focusin', enter);
  }, [shown]);

  useEffect(() => {
    // When the focus goes in, it is read anyway. Otherwise its words come after the live region, or they are not
    // announced.
    if (!shown || open) return undefined;
    const waiting = setTimeout(() => setAnnounced(true), 100);
    return () => clearTimeout(waiting);
  }, [shown, open]);

  useEffect(() => {
    if (!open) return;
    cameFrom.current = document.activeElement;
    notice.current!.focus();
  }, [open]);

  function choose(choice: CookieChoice) {
    remember(storageKey, choice);
    // The button that has the focus is about to go: the focus goes back to where it came from.
    if (notice.current!.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true });
    setDue(false);
    setAnnounced(false);
    setSaved(true);
    onChoose(choice);
  }

  // Unchanged while the notice steps aside, so that it is announced once.
  const asked = announced && due && !open ? `${heading}: ${text}` : '';
  const spoken = saved && !shown ? labels.saved : asked;

  return (
    <>
      <LiveText>{spoken}</LiveText>
      {shown && (
        <section ref={notice} tabIndex={-1} aria-labelledby={headingId} className={styles.root}>
          <TapedPaper hung="laid">
            <div className={styles.layout}>
              <div className={styles.words}>
                <div className={styles.heading}>
                  <Heading id={headingId} level={2} size="large">
                    {heading}
                  </Heading>
                </div>
                <p className={styles.text}>
                  {text} {policy && <Link href={policy.href}>{policy.label}</Link>}
                </p>
              </div>
              <div className={styles.choices}>
                {choices.map((choice) => (
                  <div key={choice} className={styles.choice}>
                    <Button tone="paper" size="small" wide onClick={() => choose(choice)}>
                      {labels[choice]}
                    </Button>
                  </div>
                ))}
              </div>
            </div>
          </TapedPaper>
        </section>
      )}
    </>
  );
}

const madeIn = (key: string) => choices.some((choice) => choice === recall(key));

/** Becomes true once the visitor has looked round or scrolled some way down, unless they have chosen before. */
function useDue(storageKey: string, wait: CookieBannerProps['wait']) {
  const { milliseconds = 0, pixels = Infinity } = wait ?? {};
  const [due, setDue] = useState(false);
  const come = useEffectEvent(() => setDue(!madeIn(storageKey)));

  useEffect(() => {
    if (madeIn(storageKey)) return;
    const waiting = new AbortController();
    const timer = setTimeout(arrive, milliseconds);

    function arrive() {
      stop();
      come();
    }
    function look() {
      if (window.scrollY > pixels) arrive();
    }
    function stop() {
      clearTimeout(timer);
      waiting.abort();
    }

    window.addEventListener('scroll', look, { passive: true, signal: waiting.signal });
    look();
    return stop;
  }, [storageKey, milliseconds, pixels]);

  useEffect(() => {
    // Chosen in another tab: the visitor is not asked twice.
    const hear = () => madeIn(storageKey) && setDue(false);
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [storageKey]);

  return [due, setDue] as const;
}
