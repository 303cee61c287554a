import { TrackSide } from '../components/TrackSide/index.ts';
import { HeroTrack } from '../sections/HeroTrack/index.ts';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LanePrices } from '../sections/LanePrices/index.ts';
import { LapPlan } from '../sections/LapPlan/index.ts';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { TrackBend } from '../sections/TrackBend/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { DeniseFromAbove } from '../art/DeniseFromAbove.tsx';
import { pacer, pack } from '../art/Pack.tsx';
import { labels } from '../content/business.ts';
import { denise, hero, plan, said } from '../content/home.ts';
import { laneNumbers, prices } from '../content/prices.ts';
import { OneLap } from './OneLap.tsx';
import { Where } from './Where.tsx';

export function Home({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroTrack
        heading={hero.heading}
        lead={hero.lead}
        actions={[
          { label: labels.book, href: href('start') },
          { label: labels.prices, href: href('prices') },
        ]}
        picture={hero.picture}
        lanes={laneNumbers.map((number) => ({ number, runner: pack[number] }))}
      />
      <LanePrices {...prices} outside="tint" />
      <LapPlan {...plan} />
      <TrackSide side="end" runner={pacer}>
        <ImageWithText
          heading={denise.heading}
          paragraphs={denise.paragraphs}
          facts={denise.facts}
          drawing={<DeniseFromAbove label={denise.portrait} />}
        />
        <LeadQuotes {...said} />
      </TrackSide>
      <TrackBend toward="start" above="spark" below="plain" numbers={laneNumbers} />
      <TrackSide side="start" runner={pacer}>
        <Where />
      </TrackSide>
      <OneLap href={href} />
    </>
  );
}
