import type { ClockTime } from '@awning/ui/components/HoursTable';
import { FilteredTimetable, type FilteredTimetableProps } from '@awning/ui/sections/FilteredTimetable';
import { weekdays } from '../../content/business.ts';
import { dayName } from '../../content/words/hours.ts';
import type { SiteProps } from '../defineDesign.tsx';
import { headed } from '../props.ts';

/** The week of classes, to be narrowed down by kind and by who leads them, at `#week`. */
export function TimetablePart({
  site,
  ...look
}: { site: Pick<SiteProps, 'content' | 'labels' | 'locale'> } & Pick<
  FilteredTimetableProps,
  'headingLevel' | 'tone'
>) {
  const { content, labels, locale } = site;
  const { timetable } = content;
  const { teacher, anyTeacher, ...week } = labels.asks.week;
  const sessions = timetable?.sessions ?? [];
  const footnote = [timetable?.rest, timetable?.footnote].filter(Boolean).join(' ');
  return (
    <FilteredTimetable
      id="week"
      {...headed(timetable, labels.timetable)}
      days={weekdays
        .map((day) => ({
          name: dayName(day, locale, 'short'),
          sessions: sessions
            .filter((session) => session.day === day)
            .toSorted((one, other) => one.time.localeCompare(other.time))
            .map(({ time, until, name, kind = name, who, place }) => ({
              time: time as ClockTime,
              name,
              kind,
              ...(until && { until: until as ClockTime }),
              ...(who && { teacher: who }),
              ...(place && { note: place }),
            })),
        }))
        .filter((day) => day.sessions.length > 0)}
      also={{ by: 'teacher', legend: teacher, all: anyTeacher }}
      {...(footnote && { footnote })}
      labels={week}
      {...look}
    />
  );
}
