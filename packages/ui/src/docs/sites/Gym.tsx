import { ContactDetails } from '../../sections/hours/ContactDetails/index.ts';
import { FaqDetails } from '../../sections/questions/FaqDetails/index.ts';
import { HeroBanner } from '../../sections/openings/HeroBanner/index.ts';
import { ImageWithText } from '../../sections/openings/ImageWithText/index.ts';
import { PriceList } from '../../sections/prices/PriceList/index.ts';
import { ContactFooter } from '../../sections/frame/ContactFooter/index.ts';
import { HeaderRow } from '../../sections/frame/HeaderRow/index.ts';
import { Stats } from '../../sections/proof/Stats/index.ts';
import { Timetable } from '../../sections/hours/Timetable/index.ts';
import { Barbell } from './drawings.tsx';
import { cards, depot, findUs, floor, hero, numbers, questions, week } from './Gym.fixtures.ts';

/** Says when the door opens and what happens behind it, then what a card costs. */
export function Gym() {
  return (
    <>
      <HeaderRow
        name={depot.name}
        homeHref="#main"
        nav={{ label: 'Main', links: depot.links }}
        tone="deep"
        labels={{ skip: 'Skip to the page' }}
      />
      <main id="main">
        <HeroBanner {...hero} actions={[{ label: 'See this week', href: '#week' }]} />
        <Stats {...numbers} tone="deep" />
        <div id="week">
          <Timetable {...week} />
        </div>
        <ImageWithText {...floor} drawing={<Barbell />} tone="tint" />
        <PriceList {...cards} id="cards" />
        <FaqDetails {...questions} id="questions" tone="secondary" />
        <ContactDetails {...findUs} id="find-us" tone="tint" />
      </main>
      <ContactFooter name={depot.name} contact={depot.contact} footnote={depot.smallPrint} />
    </>
  );
}
