import { FloorMarking } from '../components/FloorMarking/index.ts';
import { BayPlan } from '../sections/BayPlan/index.ts';
import { HeroCutaway } from '../sections/HeroCutaway/index.ts';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { TariffBoard } from '../sections/TariffBoard/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Booth } from '../art/Booth.tsx';
import { CarPark } from '../art/CarPark.tsx';
import { attendants } from '../content/attendants.ts';
import { labels } from '../content/business.ts';
import { hero, notes } from '../content/home.ts';
import { plan } from '../content/plan.ts';
import { tariff, ticket } from '../content/tariff.ts';
import { Closing } from './Closing.tsx';
import { Where } from './Where.tsx';

export function Home({ href }: Pick<SitePageProps, 'href'>) {
  const join = { label: labels.join, href: href('way-in') };

  return (
    <>
      <HeroCutaway
        heading={hero.heading}
        plate={hero.plate}
        lead={hero.lead}
        actions={[join, { label: labels.levels, href: href('the-levels') }]}
        drawing={<CarPark label={hero.figure} />}
      />
      <FloorMarking kind="hatch" />
      <TariffBoard {...tariff} ticket={{ ...ticket, action: join }} />
      <BayPlan {...plan} tone="tint" />
      <LeadQuotes {...notes} tone="secondary" />
      <NumberedGrid
        heading={attendants.heading}
        lead={attendants.lead}
        items={attendants.people.map(({ name, level, duty, portrait, look }) => ({
          name,
          mark: level,
          text: duty,
          drawing: <Booth label={portrait} who={look} on="wall" />,
        }))}
      />
      <Where />
      <Closing href={href} second={{ label: labels.attendants, href: href('attendants') }} />
    </>
  );
}
