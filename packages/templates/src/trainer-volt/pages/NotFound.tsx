import { notFoundProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { HeroNumber } from '../sections/HeroNumber/HeroNumber.tsx';

/** No page here. */
export function NotFound(site: Site) {
  return <HeroNumber number="404" {...notFoundProps(site, 'timetable', site.labels.seeWeek)} />;
}
