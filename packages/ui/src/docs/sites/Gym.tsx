import { ContactDetails } from '../../sections/ContactDetails/index.ts';
import { FaqList } from '../../sections/FaqList/index.ts';
import { HeroNumber } from '../../sections/HeroNumber/index.ts';
import { ImageWithText } from '../../sections/ImageWithText/index.ts';
import { PunchCards } from '../../sections/PunchCards/index.ts';
import { SiteFooter } from '../../sections/SiteFooter/index.ts';
import { SiteHeader } from '../../sections/SiteHeader/index.ts';
import { Stats } from '../../sections/Stats/index.ts';
import { Timetable } from '../../sections/Timetable/index.ts';
import { Barbell } from './drawings.tsx';
import { cards, depot, findUs, floor, hero, numbers, questions, week } from './Gym.fixtures.ts';

/** Says when the door opens and what happens behind it, then what a card costs. */
export function Gym() {
  return (
    <>
      <SiteHeader
        name={depot.name}
        homeHref="#main"
        nav={{ label: 'Main', links: depot.links }}
        tone="deep"
        labels={{ skip: 'Skip to the page' }}
      />
      <main id="main">
        <HeroNumber {...hero} actions={[{ label: 'See this week', href: '#week' }]} />
        <Stats {...numbers} tone="deep" />
        <div id="week">
          <Timetable {...week} />
        </div>
        <ImageWithText {...floor} image={<Barbell />} tone="tint" />
        <div id="cards">
          <PunchCards {...cards} />
        </div>
        <FaqList {...questions} id="questions" tone="secondary" />
        <ContactDetails {...findUs} id="find-us" tone="tint" />
      </main>
      <SiteFooter name={depot.name} contact={depot.contact} smallPrint={depot.smallPrint} />
    </>
  );
}
