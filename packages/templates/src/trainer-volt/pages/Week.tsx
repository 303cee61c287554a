import { Timetable } from '@awning/ui/sections/Timetable';
import { timetableProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HeroNumber } from '../sections/HeroNumber/HeroNumber.tsx';
import { LiftNothing, Points, Where } from './parts.tsx';

/** The week of sessions. */
export function Week(site: Site) {
  const { content, labels } = site;
  const week = timetableProps(site);
  return (
    <>
      {week.days.length > 0 || week.rest ? (
        <Timetable {...week} headingLevel={1} tone="spark" />
      ) : (
        <HeroNumber number="7" heading={labels.pages.timetable} />
      )}
      <Points site={site} points={content.design?.sessions} heading={labels.sessions} tone="secondary" />
      <Where {...site} />
      <LiftNothing site={site} second="prices" />
    </>
  );
}
