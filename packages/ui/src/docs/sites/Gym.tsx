import { ContactDetails } from '../../sections/hours/ContactDetails/ContactDetails.tsx';
import { FaqDetails } from '../../sections/questions/FaqDetails/FaqDetails.tsx';
import { HeroBanner } from '../../sections/openings/HeroBanner/HeroBanner.tsx';
import { ImageWithText } from '../../sections/openings/ImageWithText/ImageWithText.tsx';
import { PriceList } from '../../sections/prices/PriceList/PriceList.tsx';
import { ContactFooter } from '../../sections/frame/ContactFooter/ContactFooter.tsx';
import { HeaderRow } from '../../sections/frame/HeaderRow/HeaderRow.tsx';
import { Stats } from '../../sections/proof/Stats/Stats.tsx';
import { Timetable } from '../../sections/hours/Timetable/Timetable.tsx';
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
