import { CallToAction } from '@awning/ui/sections/CallToAction';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { Timetable } from '@awning/ui/sections/Timetable';
import type { SitePageProps } from '../../site.ts';
import { closing, labels, sessions, week } from '../content.ts';
import { Where } from './Where.tsx';

export function WeekPage({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <Timetable {...week} level={1} tone="spark" />
      <NumberedGrid {...sessions} tone="secondary" />
      <Where />
      <CallToAction
        {...closing}
        actions={[
          { label: labels.book, href: href('start') },
          { label: labels.prices, href: href('prices') },
        ]}
        tone="spark"
      />
    </>
  );
}
