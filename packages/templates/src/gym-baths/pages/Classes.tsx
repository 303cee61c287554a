import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { weekdays } from '../../content/business.ts';
import { dayName } from '../../content/words/hours.ts';
import { headed, todayOf } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { LaneTimetable } from '../sections/LaneTimetable/LaneTimetable.tsx';
import { Closing, gridItems, laneOf, Top } from './parts.tsx';

/** The week, a lane for each day. */
export function Classes(site: Site) {
  const { content, labels, locale } = site;
  const { timetable, design } = content;
  const sessions = timetable?.sessions ?? [];
  const words = headed(timetable, site.nameOf('classes'));
  return (
    <>
      {sessions.length > 0 ? (
        <LaneTimetable
          {...words}
          level={1}
          labels={labels.asks.week}
          today={todayOf(site)}
          lanes={weekdays.flatMap((day) => {
            const held = sessions.filter((session) => session.day === day);
            if (held.length === 0 && !timetable?.rest) return [];
            return {
              ...laneOf(
                dayName(day, locale, 'short'),
                held.map(({ who, place, ...session }) => ({
                  ...session,
                  note: [who, place].filter(Boolean).join(', '),
                })),
              ),
              on: day,
              ...(timetable?.rest && { closed: timetable.rest }),
            };
          })}
          {...(timetable?.footnote && { note: timetable.footnote })}
        />
      ) : (
        <Top site={site} words={words} heading={words.heading} />
      )}
      <NumberedGrid {...headed(design?.classes, labels.classes)} items={gridItems(site, design?.classes)} />
      <Closing site={site} slug="classes" />
    </>
  );
}
