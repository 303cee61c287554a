import { GradeChart } from '../sections/GradeChart/index.ts';
import { HeroWall } from '../sections/HeroWall/index.ts';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { PriceHolds } from '../sections/PriceHolds/index.ts';
import { WallSeam } from '../sections/WallSeam/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Bev } from '../art/Bev.tsx';
import { Reaching } from '../art/Reaching.tsx';
import { labels } from '../content/business.ts';
import { bev, grades, heard, hero } from '../content/home.ts';
import { prices } from '../content/prices.ts';
import { route, scatter } from '../content/route.ts';
import { Landing } from './Landing.tsx';
import { Where } from './Where.tsx';

export function Home({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroWall
        eyebrow={hero.eyebrow}
        heading={hero.heading}
        lead={hero.lead}
        actions={[
          { label: labels.start, href: href('first-time') },
          { label: labels.prices, href: href('prices') },
        ]}
        figure={<Reaching label={hero.figure} />}
        holds={scatter}
      />
      <GradeChart {...grades} tone="tint" />
      <WallSeam from="tint" to="deep" lean="end" holds={route.second} />
      <PriceHolds {...prices} actions={[{ label: labels.allPrices, href: href('prices') }]} tone="deep" />
      <WallSeam from="deep" to="raised" holds={route.third} />
      <ImageWithText
        heading={bev.heading}
        paragraphs={bev.paragraphs}
        facts={bev.facts}
        drawing={<Bev label={bev.portrait} />}
        side="end"
      />
      <LeadQuotes {...heard} tone="secondary" />
      <WallSeam from="secondary" to="plain" lean="end" holds={route.fourth} />
      <Where />
      <Landing href={href} wall="plain" />
    </>
  );
}
