import { CombEdge } from '../components/CombEdge/index.ts';
import { HeroCutout } from '../sections/HeroCutout/index.ts';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { LengthChart } from '../sections/LengthChart/index.ts';
import { MinuteBoard } from '../sections/MinuteBoard/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { HeroAfro } from '../art/HeroAfro.tsx';
import { LongComb } from '../art/LongComb.tsx';
import { labels } from '../content/business.ts';
import { hero, said } from '../content/home.ts';
import { chart } from '../content/lengths.ts';
import { onTheRail } from '../content/prices.ts';
import { Closing } from './Closing.tsx';
import { Story } from './Story.tsx';
import { Where } from './Where.tsx';

export function HomePage({ href }: Pick<SitePageProps, 'href'>) {
  const book = { label: labels.book, href: href('book') };

  return (
    <>
      <HeroCutout
        heading={hero.heading}
        lead={hero.lead}
        actions={[book, { label: labels.prices, href: href('prices') }]}
        figure={<HeroAfro label={hero.figure} />}
      />
      <LongComb />
      <MinuteBoard {...onTheRail} actions={[{ label: labels.allPrices, href: href('prices') }]} />
      <LengthChart {...chart} actions={[{ label: labels.lengths, href: href('lengths') }]} />
      <CombEdge tone="spark" />
      <Story age="old" action={{ label: labels.family, href: href('family') }} />
      <CombEdge tone="deep" gauge="wide" />
      <LeadQuotes {...said} tone="accent" />
      <CombEdge tone="accent" />
      <Where />
      <Closing href={href} second={{ label: labels.prices, href: href('prices') }} />
    </>
  );
}
