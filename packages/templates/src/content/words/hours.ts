import type { ClockTime, OpeningTimes, Weekday } from '@awning/ui/components/HoursTable';
import { weekdays, type Hours } from '../business.ts';
import { fill, type CommonLabels } from '../labels/index.ts';

/** How a design tells the time: `spoken` as people say it (“8.30 to 6”), `digital` as a display shows it (“08:30 to 18:00”). */
export type Clock = 'spoken' | 'digital';

export interface HoursVoice {
  locale: string;
  labels: CommonLabels;
  clock?: Clock;
}

/** One span of one day. */
export interface DaySpan {
  day: Weekday;
  opens: ClockTime;
  closes: ClockTime;
}

/** The week span by span, Monday first, for calculations. */
export const spansOf = (hours: Pick<Hours, 'week'> | undefined): readonly DaySpan[] =>
  weekdays.flatMap((day) =>
    (hours?.week ?? [])
      .filter(({ days }) => days.includes(day))
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) => ({ day, opens, closes })),
  );

// Making a format takes far longer than using it, and every page names every day.
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A day of the week by its name. */
export function dayName(day: Weekday, locale: string, weekday: 'long' | 'short'): string {
  const key = `${locale} ${weekday}`;
  const format = dayFormats.get(key) ?? new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
  dayFormats.set(key, format);
  // 1 January 2024 was a Monday.
  return format.format(new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))));
}

/** Days in a row stand together, however the week is turned: Sunday and Monday are neighbours. */
function runsOf(days: readonly Weekday[]): readonly (readonly Weekday[])[] {
  const places = days.map((day) => weekdays.indexOf(day));
  const begins = places.filter((place) => !places.includes((place + 6) % 7));
  return begins.map((begin) => {
    const run: Weekday[] = [];
    for (let place = begin; places.includes(place % 7); place += 1) {
      const day = weekdays[place % 7];
      if (day) run.push(day);
    }
    return run;
  });
}

/** Days as people name them together: “Thursday”, “Tue, Wed”, “Mon to Fri, Sun”, “Every day”. */
function daysText(days: readonly Weekday[], { locale, labels }: HoursVoice): string {
  if (days.length === weekdays.length) return labels.everyDay;
  const [alone, ...others] = days;
  if (alone === undefined) return '';
  if (others.length === 0) return dayName(alone, locale, 'long');
  const short = (day: Weekday) => dayName(day, locale, 'short');
  return runsOf(days)
    .map((run) => {
      const [first, last] = [run[0], run.at(-1)];
      return run.length > 2 && first && last
        ? fill(labels.daysTo, { first: short(first), last: short(last) })
        : run.map(short).join(', ');
    })
    .join(', ');
}

function timeText(time: ClockTime, { locale, labels, clock = 'spoken' }: HoursVoice): string {
  if (clock === 'digital') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour === 0) return labels.midnight;
  const said = locale.startsWith('en') ? ((hour + 11) % 12) + 1 : hour;
  return minute === 0 ? `${said}` : `${said}.${String(minute).padStart(2, '0')}`;
}

/** Both ends of a span as people read them. */
export const spanEnds = ({ opens, closes }: Pick<DaySpan, 'opens' | 'closes'>, voice: HoursVoice) => ({
  opens: timeText(opens, voice),
  closes: timeText(closes, voice),
});

/** A span as people read it: “8.30 to 6”. */
const spanText = ({ opens, closes }: Pick<DaySpan, 'opens' | 'closes'>, voice: HoursVoice): string =>
  opens === closes
    ? voice.labels.allDay
    : fill(voice.labels.timesTo, { opens: timeText(opens, voice), closes: timeText(closes, voice) });

/** The week in rows: days that keep the same hours share one, and days off come last. */
export function hoursRows(hours: Hours | undefined, voice: HoursVoice): readonly OpeningTimes[] {
  if (!hours || hours.week.length === 0) return [];
  const spans = spansOf(hours);
  const daysAt = new Map<string, Weekday[]>();
  for (const day of weekdays) {
    const times = spans
      .filter((span) => span.day === day)
      .map((span) => spanText(span, voice))
      .join(', ');
    daysAt.set(times, [...(daysAt.get(times) ?? []), day]);
  }
  const off = daysAt.get('') ?? [];
  daysAt.delete('');
  return [
    ...[...daysAt].map(([times, on]) => ({ days: daysText(on, voice), times, on })),
    ...(off.length > 0
      ? [
          {
            days: daysText(off, voice),
            times: hours.closed ?? voice.labels.closed,
            closed: true,
            on: off,
          },
        ]
      : []),
  ];
}

/** The week in one line, for a place with no room for more: “Tue to Fri 8.30 to 6, Saturday 8 to 4”. */
export const hoursLine = (hours: Hours | undefined, voice: HoursVoice): string =>
  hoursRows(hours, voice)
    .filter(({ closed }) => !closed)
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ');

function dateFormatOf(locale: string): Intl.DateTimeFormat {
  const format =
    dateFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  dateFormats.set(locale, format);
  return format;
}

/** Days on which the week does not hold, each in a line: “24 to 27 December: closed (Christmas)”. */
export function exceptionLines(hours: Hours | undefined, voice: HoursVoice): readonly string[] {
  const format = dateFormatOf(voice.locale);
  const asDate = (day: string) => new Date(`${day}T00:00:00Z`);
  return (hours?.exceptions ?? []).map(({ name, from, until, opens, closes }) => {
    const days =
      until && until > from ? format.formatRange(asDate(from), asDate(until)) : format.format(asDate(from));
    const times = opens && closes ? spanText({ opens, closes }, voice) : voice.labels.closedOn;
    return `${days}: ${times} (${name})`;
  });
}
