'use client';

import { useEffect, useRef } from 'react';
import * as styles from './HoursTable.css.ts';
import { clockAt } from '../OpenNow/clockAt.ts';
import { markToday } from './markToday.ts';

/** A day of the week, as `Intl` shortens it in English, in any language of the page. */
export type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';

export interface OpeningTimes {
  /** As people say it: “Tuesday to Friday”. */
  days: string;
  /** As people say it: “8.30 to 6”. */
  times: string;
  /** Marks the row of the closed days. */
  closed?: boolean;
  /** Which days these are, so that the row knows when it is today’s. */
  on?: readonly Weekday[];
}

export interface Today {
  /** The word beside today’s hours: “Today”. */
  label: string;
  /** Where the business is, by its IANA name: “Europe/London”. */
  timeZone: string;
}

export interface HoursTableProps {
  /** The caption, for readers who come to the table on its own. */
  caption: string;
  /** Days that match share a row. */
  rows: readonly OpeningTimes[];
  /** Marks today’s row; without it no row is marked. Before any script, none is. */
  today?: Today | undefined;
  /** `numerals` sets the hours in the theme’s numerals, `plain` in its text. */
  look?: keyof typeof styles.look;
}

/** From how many characters on hours are long for a phone. */
const long = { numerals: 13, plain: 10 } as const;

/** Tells the hours of each day in a table, and which of them are today’s. */
export function HoursTable({ caption, rows, today, look = 'plain' }: HoursTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const told = JSON.stringify([rows, today]);

  useEffect(() => {
    const parent = table.current?.parentElement;
    if (parent) markToday(parent, clockAt(new Date()));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what it reads stands in the page
  }, [told]);

  return (
    <table ref={table} className={styles.look[look]} data-time-zone={today?.timeZone}>
      <caption className={styles.caption[look]}>{caption}</caption>
      <tbody>
        {rows.map(({ days, times, closed = false, on = [] }) => (
          <tr key={days} className={closed ? styles.closed : undefined} data-on={on.join(' ') || undefined}>
            <th scope="row" className={styles.days[look]}>
              {days}
              {today && on.length > 0 && (
                <>
                  <span className={styles.beside}> </span>
                  <span className={styles.today} data-today hidden>
                    {today.label}
                  </span>
                </>
              )}
            </th>
            <td className={`${styles.times[look]} ${times.length < long[look] ? '' : styles.long}`}>
              {times}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
