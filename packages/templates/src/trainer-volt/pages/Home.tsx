import { HeroBillboard } from '../sections/HeroBillboard/index.ts';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { PricePlates } from '../sections/PricePlates/index.ts';
import { ProgressBars } from '../sections/ProgressBars/index.ts';
import { Scoreboard } from '../sections/Scoreboard/index.ts';
import { Stats } from '@awning/ui/sections/Stats';
import { Timetable } from '@awning/ui/sections/Timetable';
import type { SitePageProps } from '../../design/site.ts';
import { DeePortrait } from '../art/DeePortrait.tsx';
import { DeePressing } from '../art/DeePressing.tsx';
import { Plate } from '../art/Plate.tsx';
import { dee } from '../content/about.ts';
import { labels } from '../content/business.ts';
import { hero, place, whiteboard } from '../content/home.ts';
import { twelveWeeks } from '../content/lifts.ts';
import { prices } from '../content/prices.ts';
import { week } from '../content/timetable.ts';
import { FreeSession } from './FreeSession.tsx';
import { LiftChart } from './LiftChart.tsx';
import { Where } from './Where.tsx';

export function Home({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroBillboard
        word={hero.word}
        piece={{ at: hero.plateAt, drawing: <Plate /> }}
        rest={hero.rest}
        lead={hero.lead}
        actions={[
          { label: labels.book, href: href('start') },
          { label: labels.week, href: href('timetable') },
        ]}
        figure={<DeePressing label={hero.figure} />}
      />
      <Stats {...place} tone="secondary" />
      <PricePlates {...prices} />
      <Timetable {...week} tone="spark" />
      <LiftChart />
      <ProgressBars {...twelveWeeks} />
      <ImageWithText
        heading={dee.heading}
        paragraphs={dee.paragraphs}
        facts={dee.facts}
        drawing={<DeePortrait label={dee.portrait} />}
      />
      <Scoreboard {...whiteboard} tone="secondary" />
      <Where />
      <FreeSession />
    </>
  );
}
