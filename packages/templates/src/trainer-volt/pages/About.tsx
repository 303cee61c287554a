import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { Scoreboard } from '../sections/Scoreboard/index.ts';
import { Stats } from '@awning/ui/sections/Stats';
import type { SitePageProps } from '../../design/site.ts';
import { DeePortrait } from '../art/DeePortrait.tsx';
import { dee, kit, rules, story } from '../content/about.ts';
import { labels } from '../content/business.ts';
import { LiftNothing } from './LiftNothing.tsx';
import { Where } from './Where.tsx';

export function About({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <ImageWithText
        heading={dee.heading}
        headingLevel={1}
        paragraphs={dee.paragraphs}
        facts={dee.facts}
        drawing={<DeePortrait label={dee.portrait} />}
      />
      <Scoreboard {...story} tone="secondary" />
      <Stats {...kit} tone="spark" />
      <NumberedGrid {...rules} />
      <Where />
      <LiftNothing href={href} second={{ label: labels.week, href: href('timetable') }} />
    </>
  );
}
