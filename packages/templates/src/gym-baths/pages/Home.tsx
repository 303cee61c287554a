import { LaneRope } from '../components/LaneRope/index.ts';
import { CubicleDoors } from '../sections/CubicleDoors/index.ts';
import { HeroMosaic } from '../sections/HeroMosaic/index.ts';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LaneTimetable } from '../sections/LaneTimetable/index.ts';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { TilePrices } from '../sections/TilePrices/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Frontage } from '../art/Frontage.tsx';
import { Mural } from '../art/Mural.tsx';
import { doors, labels } from '../content/business.ts';
import { hours } from '../content/findUs.ts';
import { hero, lengthsToday, said, story } from '../content/home.ts';
import { lanes } from '../content/pool.ts';
import { prices } from '../content/prices.ts';
import { pages } from '../pages.ts';
import { Closing } from './Closing.tsx';

const names = new Map(pages.map(({ slug, name }) => [slug as string, name]));

export function Home({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroMosaic
        heading={hero.heading}
        lead={hero.lead}
        actions={[
          { label: labels.pass, href: href('find-us') },
          { label: labels.prices, href: href('memberships') },
        ]}
        mural={<Mural label={hero.figure} fill="end" />}
        marks={hero.marks}
      />
      <CubicleDoors
        heading={doors.heading}
        lead={doors.lead}
        doors={[
          ...doors.rooms.map(({ slug, text }, place) => ({
            number: String(place + 1),
            name: names.get(slug) ?? slug,
            text,
            href: href(slug),
          })),
          doors.engaged,
        ]}
      />
      <LaneTimetable {...lanes} {...lengthsToday} />
      <ImageWithText
        heading={story.heading}
        paragraphs={story.paragraphs}
        facts={story.facts}
        drawing={<Frontage label={story.image} fill="middle" />}
        actions={[{ label: story.more, href: href('the-building') }]}
      />
      <LaneRope />
      <TilePrices {...prices} />
      <LeadQuotes {...said} />
      <OpeningHours {...hours} tone="plain" />
      <Closing href={href} second={{ label: 'See your first visit', href: href('first-visit') }} />
    </>
  );
}
