import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { Timetable } from '@awning/ui/sections/Timetable';
import type { SitePageProps } from '../../design/site.ts';
import { labels } from '../content/business.ts';
import { sessions, week } from '../content/timetable.ts';
import { LiftNothing } from './LiftNothing.tsx';
import { Where } from './Where.tsx';

export function WeekPage({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <Timetable {...week} headingLevel={1} tone="spark" />
      <NumberedGrid {...sessions} tone="secondary" />
      <Where />
      <LiftNothing href={href} second={{ label: labels.prices, href: href('prices') }} />
    </>
  );
}
