import type { Site } from '../schema.ts';
import { HeroNumber } from '../sections/HeroNumber/index.ts';

/** No page here. */
export function NotFound({ content, labels, href, has }: Site) {
  const words = content.design?.notFound;
  const home = { label: labels.home, href: href('') };
  return (
    <HeroNumber
      number="404"
      heading={words?.heading ?? labels.notFound}
      lead={words?.lead ?? labels.notFoundText}
      actions={has('timetable') ? [home, { label: labels.seeWeek, href: href('timetable') }] : [home]}
    />
  );
}
