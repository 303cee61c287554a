import { Split } from '../../primitives/index.ts';
import { ContactDetails } from '../../sections/ContactDetails/index.ts';
import { FactStrip } from '../../sections/FactStrip/index.ts';
import { HeroBanner } from '../../sections/HeroBanner/index.ts';
import { LeadQuotes } from '../../sections/LeadQuotes/index.ts';
import { OpeningHours } from '../../sections/OpeningHours/index.ts';
import { PriceList } from '../../sections/PriceList/index.ts';
import { SiteFooter } from '../../sections/SiteFooter/index.ts';
import { SiteHeader } from '../../sections/SiteHeader/index.ts';
import { Team } from '../../sections/Team/index.ts';
import { board, chairs, facts, findUs, hero, hours, said, shop } from './Barbershop.fixtures.ts';
import { Pole } from './drawings.tsx';

/** Tells a customer the price, the wait and the way, in the order they ask. */
export function Barbershop() {
  return (
    <>
      <SiteHeader
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
      <SiteFooter name={shop.name} contact={shop.contact} smallPrint={shop.smallPrint} />
    </>
  );
}
