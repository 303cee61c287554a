'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Action } from '../../../components/actions/ActionGroup/ActionGroup.tsx';
import { Link } from '../../../components/navigation/Link/Link.tsx';
import { Icon } from '../../../components/media/Icon/Icon.tsx';
import { recall, remember } from '../../../components/forms/LocalStore/LocalStore.ts';
import { ground } from '../../../theme/ground.css.ts';
import type { GroundName } from '../../../theme/grounds.ts';
import * as styles from './AnnouncementBar.css.ts';
import { clockAt } from '../../../components/text/OpenNow/clockAt.ts';
import { keepDates } from './keepDates.ts';

export interface AnnouncementBarProps {
  /** One sentence. Without it, nothing is rendered. */
  message: string;
  action?: Action;
  /** `region` names the bar; `dismiss` is what its button says to those who cannot see it. */
  labels: { region: string; dismiss: string };
  /** The key of a dismissal in the visitor’s browser. Other words are shown again. Without it the bar stays. */
  storageKey?: string;
  /** Called when the visitor has closed it; it is gone without the caller's help. */
  onDismiss?: () => void;
  /** The days it is for. Before any script it is shown on all of them. */
  dates?: AnnouncementDates;
  tone?: GroundName;
}

export interface AnnouncementDates {
  /** The first, as `2026-11-28`. */
  from?: string | undefined;
  /** The last. */
  until?: string | undefined;
  /** Whose calendar counts, by its IANA name: “Europe/London”. */
  timeZone: string;
}

/**
 * Says one thing that matters today across the top of every page, until the visitor has read it.
 *
 * It takes no `id`: for a visitor who has closed it, a link would lead nowhere.
 */
export function AnnouncementBar(props: AnnouncementBarProps) {
  const { message, action, labels, storageKey, onDismiss, dates, tone = 'spark' } = props;
  const words = fingerprint(`${message} ${action?.href ?? ''}`);
  const [dismissed, setDismissed] = useState<string>();
  const read = useSyncExternalStore(
    subscribe,
    () => storageKey !== undefined && recall(storageKey) === words,
    () => false,
  );
  const bar = useRef<HTMLElement>(null);
  const shown = message !== '' && !read && dismissed !== words;
  const { from, until, timeZone } = dates ?? {};
  useEffect(() => {
    const parent = bar.current?.parentElement;
    if (parent) keepDates(parent, clockAt(new Date()));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what it reads stands in the page
  }, [shown, from, until, timeZone]);
  if (!shown) return null;

  return (
    <section
      ref={bar}
      aria-label={labels.region}
      className={`${ground[tone]} ${styles.root}`}
      data-announced-in={timeZone}
      data-from={from}
      data-until={until}
    >
      <p className={styles.message}>
        {message}{' '}
        {action && (
          <Link href={action.href} className={styles.link}>
            {action.label}
          </Link>
        )}
      </p>
      {storageKey !== undefined && (
        <button
          type="button"
          aria-label={labels.dismiss}
          className={styles.dismiss}
          onClick={() => {
            remember(storageKey, words);
            setDismissed(words);
            onDismiss?.();
          }}
        >
          <Icon kind="cross" size="small" />
        </button>
      )}
    </section>
  );
}

// Dismissed in another tab, it goes here too.
function subscribe(changed: () => void) {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** A short hash of these words. */
function fingerprint(words: string): string {
  let sum = 5381;
  for (const letter of words) sum = (Math.imul(sum, 33) + letter.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}
