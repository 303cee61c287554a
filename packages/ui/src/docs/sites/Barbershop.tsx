import { Split } from '../../primitives/index.ts';
import { ContactDetails } from '../../sections/hours/ContactDetails/ContactDetails.tsx';
import { FactStrip } from '../../sections/proof/FactStrip/FactStrip.tsx';
import { HeroBanner } from '../../sections/openings/HeroBanner/HeroBanner.tsx';
import { LeadQuotes } from '../../sections/proof/LeadQuotes/LeadQuotes.tsx';
import { OpeningHours } from '../../sections/hours/OpeningHours/index.ts';
import { PriceList } from '../../sections/prices/PriceList/PriceList.tsx';
import { ContactFooter } from '../../sections/frame/ContactFooter/ContactFooter.tsx';
import { HeaderRow } from '../../sections/frame/HeaderRow/HeaderRow.tsx';
import { Team } from '../../sections/people/Team/Team.tsx';
import { board, chairs, facts, findUs, hero, hours, said, shop } from './Barbershop.fixtures.ts';
import { Pole } from './drawings.tsx';

/** Tells a customer the price, the wait and the way, in the order they ask. */
export function Barbershop() {
  return (
    <>
      <HeaderRow
        name={shop.name}
        homeHref="#main"
        nav={{ label: 'Main', links: shop.links }}
        tone="deep"
        labels={{ skip: 'Skip to the page' }}
      />
      <main id="main">
        <HeroBanner
          {...hero}
          tone="accent"
          actions={[
            { label: 'See the board', href: '#prices' },
            { label: 'Find us', href: '#find-us' },
          ]}
          drawing={<Pole />}
        />
        <FactStrip {...facts} tone="secondary" />
        <PriceList {...board} id="prices" board="raised" tone="tint" />
        <Team {...chairs} id="chairs" />
        <LeadQuotes {...said} tone="deep" />
        <Split first="less">
          <OpeningHours {...hours} tone="secondary" />
          <ContactDetails {...findUs} id="find-us" />
        </Split>
      </main>
      <ContactFooter name={shop.name} contact={shop.contact} footnote={shop.smallPrint} />
    </>
  );
}
