import type { ClockTime } from '../../text/HoursTable/hours.ts';
import type { Weekday } from '../../text/HoursTable/HoursTable.tsx';

/** A stretch of a weekday in which the door is open. */
export interface OpenSpan {
  day: Weekday;
  opens: ClockTime;
  /** Before it opens, where that is past midnight. */
  closes: ClockTime;
}

/** Days on which the week does not hold. Without hours they are closed. */
export interface OpenException {
  /** `2026-12-24`: the day, or the first of several. */
  from: string;
  /** The last of several. */
  until?: string;
  /** Why: “Christmas”. */
  name: string;
  opens?: ClockTime;
  closes?: ClockTime;
}

export interface TimesAsked {
  /** Minutes from one time to the next. */
  every: number;
  /** How many minutes before closing the last one is. */
  last: number;
  labels: TimesLabels;
}

/** `{day}` and `{hours}`, `{opens}` and `{closes}` are filled in where they stand. */
export interface TimesLabels {
  time: string;
  /** Stands there until a time is chosen. */
  chooseTime: string;
  /** “{day}, {hours}” */
  day: string;
  /** “{opens} to {closes}” */
  span: string;
  /** “There is no time left on that day.” */
  noneLeft: string;
}

interface TimesOfADay {
  /** The weekday, or the first day of the exception. */
  on: string;
  until?: string;
  label: string;
  times: readonly { value: string; label: string }[];
}

const dayLong = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
// Any Monday will do to have the days of a week named.
const monday = Date.UTC(2024, 0, 1);
const place = { Mon: 0, Tue: 1, Wed: 2, Thu: 3, Fri: 4, Sat: 5, Sun: 6 };

function write(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  // Servers and browsers write different narrow spaces, and React compares them exactly.
  return (at: number) => format.format(at).replaceAll('\u202F', ' ');
}

function datesOf({ from, until = from }: OpenException, label: string, locale: string): string {
  const date = write(locale, { day: 'numeric', month: 'long' });
  const first = date(Date.parse(from));
  return until === from ? first : label.replace('{from}', first).replace('{until}', date(Date.parse(until)));
}

function timesOf(span: Omit<OpenSpan, 'day'>, { every, last }: TimesAsked, clock: (at: number) => string) {
  const opens = minutesOf(span.opens);
  const closes = minutesOf(span.closes);
  // A time past midnight would be on another date.
  const end = Math.min((closes > opens ? closes : closes + dayLong) - last, dayLong - 1);
  return Array.from({ length: Math.max(0, Math.floor((end - opens) / every) + 1) }, (_, step) => {
    const at = (opens + step * every) * 60_000;
    return { value: new Date(at).toISOString().slice(11, 16), label: clock(at) };
  });
}

/** The times that can be asked for, weekday by weekday and then of each day that has hours of its own. */
export function listTimes(
  hours: readonly OpenSpan[],
  exceptions: readonly OpenException[],
  asked: TimesAsked,
  dates: string,
  locale: string,
): TimesOfADay[] {
  const { labels } = asked;
  const clock = write(locale, { timeStyle: 'short' });
  const weekday = write(locale, { weekday: 'long' });
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });

  const tell = (day: string, spans: readonly Omit<OpenSpan, 'day'>[]) => ({
    label: labels.day
      .replace('{day}', day)
      .replace(
        '{hours}',
        and.format(
          spans.map(({ opens, closes }) =>
            labels.span
              .replace('{opens}', clock(minutesOf(opens) * 60_000))
              .replace('{closes}', clock(minutesOf(closes) * 60_000)),
          ),
        ),
      ),
    times: spans.flatMap((span) => timesOf(span, asked, clock)),
  });

  return [
    ...[...new Set(hours.map(({ day }) => day))].map((on) => ({
      on,
      ...tell(
        weekday(monday + place[on] * dayLong * 60_000),
        hours.filter(({ day }) => day === on),
      ),
    })),
    ...exceptions.flatMap((exception) => {
      const { from, until = from, name, opens, closes } = exception;
      if (!opens || !closes) return [];
      return [
        { on: from, until, ...tell(`${name}, ${datesOf(exception, dates, locale)}`, [{ opens, closes }]) },
      ];
    }),
  ];
}

/** What is said of each exception, and whether the door is open then at all. */
export function tellExceptions(
  exceptions: readonly OpenException[],
  labels: { exception: string; dates: string },
  locale: string,
) {
  return exceptions.map((exception) => {
    const { from, until = from, name, opens, closes } = exception;
    const dates = datesOf(exception, labels.dates, locale);
    const says = labels.exception.replace('{name}', name).replace('{dates}', dates);
    return { from, until, open: Boolean(opens && closes), says };
  });
}
