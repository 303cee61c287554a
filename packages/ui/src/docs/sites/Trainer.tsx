import { CallToAction } from '../../sections/openings/CallToAction/index.ts';
import { FaqAccordion } from '../../sections/questions/FaqAccordion/index.ts';
import { HeroBanner } from '../../sections/openings/HeroBanner/index.ts';
import { NumberedGrid } from '../../sections/services/NumberedGrid/index.ts';
import { PriceList } from '../../sections/prices/PriceList/index.ts';
import { LeadQuotes } from '../../sections/proof/LeadQuotes/index.ts';
import { Stats } from '../../sections/proof/Stats/index.ts';
import { ContactFooter } from '../../sections/frame/ContactFooter/index.ts';
import { HeaderRow } from '../../sections/frame/HeaderRow/index.ts';
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
