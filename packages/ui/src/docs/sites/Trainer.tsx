import { CallToAction } from '../../sections/openings/CallToAction/CallToAction.tsx';
import { FaqAccordion } from '../../sections/questions/FaqAccordion/FaqAccordion.tsx';
import { HeroBanner } from '../../sections/openings/HeroBanner/HeroBanner.tsx';
import { NumberedGrid } from '../../sections/services/NumberedGrid/NumberedGrid.tsx';
import { PriceList } from '../../sections/prices/PriceList/PriceList.tsx';
import { LeadQuotes } from '../../sections/proof/LeadQuotes/LeadQuotes.tsx';
import { Stats } from '../../sections/proof/Stats/Stats.tsx';
import { ContactFooter } from '../../sections/frame/ContactFooter/ContactFooter.tsx';
import { HeaderRow } from '../../sections/frame/HeaderRow/HeaderRow.tsx';
import { Kettlebell } from './drawings.tsx';
import { board, coach, hero, method, prices, questions, squats, start } from './Trainer.fixtures.ts';

/** Shows what two hours a week come to, and gives the first of them away. */
export function Trainer() {
  return (
    <>
      <HeaderRow
        name={coach.name}
        homeHref="#main"
        nav={{ label: 'Main', links: coach.links }}
        action={{ ...coach.start, loud: true }}
        labels={{ skip: 'Skip to the page' }}
      />
      <main id="main">
        <HeroBanner {...hero} actions={[coach.start]} drawing={<Kettlebell />} />
        <Stats {...squats} tone="tint" />
        <div id="method">
          <NumberedGrid {...method} />
        </div>
        <LeadQuotes {...board} tone="accent" />
        <PriceList {...prices} id="prices" />
        <FaqAccordion {...questions} id="questions" tone="tint" />
        <CallToAction {...start} tone="spark" actions={[coach.start]} />
      </main>
      <ContactFooter contact={coach.contact} footnote={coach.smallPrint} />
    </>
  );
}
