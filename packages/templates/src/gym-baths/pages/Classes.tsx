import { LaneTimetable } from '../sections/LaneTimetable/index.ts';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import type { SitePageProps } from '../../design/site.ts';
import { classesPage, kinds, week } from '../content/classes.ts';
import { Closing } from './Closing.tsx';

export function Classes({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <LaneTimetable {...week} {...classesPage} level={1} />
      <NumberedGrid {...kinds} />
      <Closing href={href} second={{ label: 'See the gym floor', href: href('gym-floor') }} />
    </>
  );
}
