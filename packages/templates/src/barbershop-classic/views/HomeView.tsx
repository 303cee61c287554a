import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PriceList } from '@awning/ui/sections/PriceList';
import { StyleChart } from '../sections/StyleChart/index.ts';
import { Team } from '@awning/ui/sections/Team';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import type { SitePageProps } from '../../design/site.ts';
import { Chair } from '../art/Chair.tsx';
import { cuts } from '../art/cuts.tsx';
import { carol, ray } from '../art/family.tsx';
import { Scissors } from '../art/Scissors.tsx';
import { StreetMap } from '../art/StreetMap.tsx';
import { hold, hours } from '../content/findUs.ts';
import { chart, facts, family, findUs, hero, questions, said } from '../content/home.ts';
import { board } from '../content/prices.ts';

/** Everything a customer asks at the door, in the order they ask it. */
export function HomeView({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroBanner
        heading={hero.heading}
        lead={hero.lead}
        actions={[
          { label: hero.hold, href: '#hold' },
          { label: hero.prices, href: href('prices') },
        ]}
        drawing={<Chair />}
      />
      <FactStrip {...facts} />
      <PriceList {...board} ornament={<Scissors />} />
      <StyleChart
        heading={chart.heading}
        lead={chart.lead}
        items={chart.items.map(({ cut, ...item }) => ({ ...item, drawing: cuts[cut] }))}
      />
      <Team
        heading={family.heading}
        story={family.story}
        portraits={[
          { ...family.ray, drawing: ray },
          { ...family.carol, drawing: carol },
        ]}
        people={family.people}
      />
      <LeadQuotes {...said} />
      <Split first="less">
        <OpeningHours {...hours} />
        <ContactDetails {...findUs} drawing={<StreetMap />} />
      </Split>
      <Split width="content">
        <FaqDetails {...questions} />
        <FieldsForm id="hold" {...hold} />
      </Split>
    </>
  );
}
