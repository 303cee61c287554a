import { HeroCollage } from '../sections/HeroCollage/index.ts';
import { OccasionList } from '../sections/OccasionList/index.ts';
import { PinnedNotes } from '../sections/PinnedNotes/index.ts';
import { StoryCutout } from '../sections/StoryCutout/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Collage } from '../art/Collage.tsx';
import { NellPortrait } from '../art/NellPortrait.tsx';
import { TallFrond } from '../art/TallFrond.tsx';
import { bigDays } from '../content/bigDays.ts';
import { labels } from '../content/business.ts';
import { cards, hero, nell } from '../content/home.ts';
import { Bench } from './Bench.tsx';
import { SendSome } from './SendSome.tsx';
import { Where } from './Where.tsx';
import { Year } from './Year.tsx';

export function Home({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroCollage
        {...hero}
        actions={[{ label: labels.orderForTomorrow, href: href('order') }]}
        collage={<Collage label={hero.collage} />}
      />
      <Bench />
      <Year />
      <OccasionList
        {...bigDays}
        drawing={<TallFrond />}
        actions={[{ label: labels.bigDays, href: href('big-days') }]}
      />
      <StoryCutout
        heading={nell.heading}
        paragraphs={nell.paragraphs}
        moral={nell.moral}
        drawing={<NellPortrait label={nell.portrait} />}
      />
      <PinnedNotes {...cards} />
      <Where />
      <SendSome />
    </>
  );
}
