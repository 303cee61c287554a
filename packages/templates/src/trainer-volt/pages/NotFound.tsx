import type { Site } from '../schema.ts';
import { HeroNumber } from '../sections/HeroNumber/index.ts';

/** No page here. */
export function NotFound({ content, labels, href }: Site) {
  const words = content.design?.notFound;
  return (
    <HeroNumber
      number="404"
      heading={words?.heading ?? labels.notFound}
      lead={words?.lead ?? labels.notFoundText}
      actions={[
        { label: labels.home, href: href('') },
        { label: labels.seeWeek, href: href('timetable') },
      ]}
    />
  );
}
