'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { ProblemSlot } from '../ProblemSlot/ProblemSlot.tsx';
import * as field from '../RequestField/RequestField.css.ts';
import * as styles from './DayFields.css.ts';
import { clockAt } from '../../text/OpenNow/clockAt.ts';
import { offerTimes } from './offerTimes.ts';
import { listTimes, tellExceptions, type OpenException, type OpenSpan, type TimesAsked } from './openDays.ts';

export interface DayFieldsProps {
  /** Span by span: a day may have several. Without any, every day will do and no time is asked. */
  hours: readonly OpenSpan[];
  /** Days that are not as `hours` say: closed, or open otherwise. */
  exceptions?: readonly OpenException[] | undefined;
  /** Asks for a time too; without it, for a day alone. */
  times?: TimesAsked | undefined;
  /** How many days from today the first one is. */
  leadDays?: number | undefined;
  /** Where the business is, by its IANA name: “Europe/London”. */
  timeZone: string;
  /** How days and times are written: `en-GB`, `de-DE`. */
  locale?: string;
  /** Whether the choice is sent, as `date` and `time`: not in a demonstration. */
  named: boolean;
  labels: DayFieldsLabels;
  /** What the day depends on: while something is to be brought, the door need not be open. */
  children?: ReactNode;
}

/** Texts in braces are filled in. */
export interface DayFieldsLabels {
  date: string;
  /** “Closed for {name}, {dates}” */
  exception: string;
  /** “{from} to {until}” */
  dates: string;
  /** “We are closed on {day}s.” */
  closed: string;
  /** “The first day you can choose is {day}.” */
  tooSoon: string;
}

/**
 * Asks for a day on which the door is open, and for a time on it. Without script the list has every time of the week,
 * by weekday; with it, the times of the chosen day.
 */
export function DayFields(props: DayFieldsProps) {
  const {
    hours,
    exceptions = [],
    times,
    leadDays = 0,
    timeZone,
    locale = 'en-GB',
    named,
    labels,
    children,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const groups = times ? listTimes(hours, exceptions, times, labels.dates, locale) : [];
  const told = tellExceptions(exceptions, labels, locale);
  const holidays = told.filter(({ open }) => !open);
  const { closed, tooSoon } = labels;

  useEffect(() => {
    const parent = root.current?.parentElement;
    if (parent) offerTimes(parent, clockAt(new Date()));
  });

  return (
    <div
      ref={root}
      className={styles.root}
      data-days={JSON.stringify({
        week: [...new Set(hours.map(({ day }) => day))],
        exceptions: told,
        leadDays,
        timeZone,
        locale,
        labels: { closed, tooSoon, noneLeft: times?.labels.noneLeft },
      })}
    >
      {children}
      <div className={field.field}>
        <label htmlFor={`${id}-date`} className={field.label}>
          {labels.date}
        </label>
        <input
          id={`${id}-date`}
          type="date"
          name={named ? 'date' : undefined}
          required
          aria-describedby={`${id}-problem ${id}-closed`}
          className={field.control}
        />
        <ProblemSlot id={`${id}-problem`} />
        {holidays.length > 0 && (
          <ul id={`${id}-closed`} className={field.hint}>
            {holidays.map(({ from, until, says }) => (
              <li key={from} data-until={until}>
                {says}
              </li>
            ))}
          </ul>
        )}
      </div>
      {times && groups.length > 0 && (
        <div className={field.field}>
          <label htmlFor={`${id}-time`} className={field.label}>
            {times.labels.time}
          </label>
          <span className={field.choice}>
            <select
              id={`${id}-time`}
              name={named ? 'time' : undefined}
              required
              className={field.list}
              data-times
            >
              <option value="">{times.labels.chooseTime}</option>
              {groups.map(({ on, until, label, times: offered }) => (
                <optgroup key={on} label={label} data-on={on} data-until={until}>
                  {offered.map((time) => (
                    <option key={time.value} value={time.value}>
                      {time.label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </span>
        </div>
      )}
    </div>
  );
}
