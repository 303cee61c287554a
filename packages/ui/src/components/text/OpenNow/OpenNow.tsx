'use client';

import { useEffect, useRef } from 'react';
import { Link } from '../../navigation/Link/Link.tsx';
import type { ClockTime } from '../HoursTable/hours.ts';
import type { Weekday } from '../HoursTable/HoursTable.tsx';
import * as styles from './OpenNow.css.ts';
import { clockAt } from './clockAt.ts';
import { tellOpen } from './tellOpen.ts';

export interface OpenNowProps {
  /** Span by span: a day may have several. One that closes before it opens runs past midnight. */
  hours: readonly OpenNowSpan[];
  /** Days on which the week does not hold. Without spans they are closed. */
  exceptions?: readonly OpenNowException[];
  /** Where the business is, by its IANA name: “Europe/London”. */
  timeZone: string;
  /** How days are named: `en-GB`, `de-DE`. */
  locale?: string;
  /** What stands there before any script: “Tue to Sat, 8.30 to 6”. */
  fallback: string;
  /** Where all the hours are. */
  href?: string;
  labels: OpenNowLabels;
}

export interface OpenNowSpan {
  day: Weekday;
  opens: ClockTime;
  closes: ClockTime;
  /** Both as people read them: “8.30”, “6”. Without them, as they are. */
  says?: { opens: string; closes: string };
}

export interface OpenNowException {
  /** `2026-12-24`: the day, or the first of several. */
  from: string;
  /** The last of several. */
  until?: string;
  spans?: readonly Omit<OpenNowSpan, 'day'>[];
}

/** `{time}` and `{day}` are filled in. */
export interface OpenNowLabels {
  /** “Open now, until {time}” */
  openUntil: string;
  /** “Closed now, opens at {time}” */
  opensToday: string;
  /** “Closed now, opens {day} {time}” */
  opensOn: string;
  /** Where no day is known on which it opens. */
  closed: string;
}

const written = (span: Omit<OpenNowSpan, 'day'>) => ({
  opens: span.opens,
  closes: span.closes,
  from: span.says?.opens ?? span.opens,
  to: span.says?.closes ?? span.closes,
});

/** From Sunday: the fourth of January 1970 was one. */
const dayNames = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return [3, 4, 5, 6, 7, 8, 9].map((day) => format.format(day * 24 * 60 * 60_000));
};

/** Says in one line whether the door is open now, and until when, or when it opens. */
export function OpenNow({
  hours,
  exceptions = [],
  timeZone,
  locale = 'en-GB',
  fallback,
  href,
  labels,
}: OpenNowProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const data = JSON.stringify({
    week: hours.map((span) => ({ day: span.day, ...written(span) })),
    exceptions: exceptions.map(({ from, until = from, spans = [] }) => ({
      from,
      until,
      spans: spans.map(written),
    })),
    timeZone,
    names: dayNames(locale),
    labels,
  });

  useEffect(() => {
    const parent = line.current?.parentElement;
    if (!parent) return;
    const tell = () => tellOpen(parent, clockAt(new Date()));
    tell();
    const timer = setInterval(tell, 60_000);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what it reads stands in the page
  }, [data, fallback]);

  const words = <span data-open-words>{fallback}</span>;
  return (
    <p ref={line} className={styles.root} data-open-now={data}>
      <span aria-hidden="true" className={styles.lamp} />
      {href ? (
        <Link href={href} className={styles.link}>
          {words}
        </Link>
      ) : (
        words
      )}
    </p>
  );
}
