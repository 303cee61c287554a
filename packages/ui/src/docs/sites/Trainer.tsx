import { CallToAction } from '../../sections/CallToAction/index.ts';
import { FaqAccordion } from '../../sections/FaqAccordion/index.ts';
import { HeroBillboard } from '../../sections/HeroBillboard/index.ts';
import { NumberedGrid } from '../../sections/NumberedGrid/index.ts';
import { PricePlates } from '../../sections/PricePlates/index.ts';
import { ProgressBars } from '../../sections/ProgressBars/index.ts';
import { Scoreboard } from '../../sections/Scoreboard/index.ts';
import { SiteFooter } from '../../sections/SiteFooter/index.ts';
import { SiteHeader } from '../../sections/SiteHeader/index.ts';
import { Kettlebell } from './drawings.tsx';
import { board, coach, hero, method, prices, questions, squats, start } from './Trainer.fixtures.ts';

/** Shows what two hours a week come to, and gives the first of them away. */
export function Trainer() {
  return (
    <>
      <SiteHeader
        name={coach.name}
        homeHref="#main"
        nav={{ label: 'Main', links: coach.links }}
        action={{ ...coach.start, loud: true }}
        labels={{ skip: 'Skip to the page' }}
      />
      <main id="main">
        <HeroBillboard {...hero} actions={[coach.start]} figure={<Kettlebell />} />
        <ProgressBars {...squats} tone="tint" />
        <div id="method">
          <NumberedGrid {...method} />
        </div>
        <Scoreboard {...board} tone="accent" />
        <div id="prices">
          <PricePlates {...prices} />
        </div>
        <FaqAccordion {...questions} id="questions" tone="tint" />
        <CallToAction {...start} tone="spark" actions={[coach.start]} />
      </main>
      <SiteFooter contact={coach.contact} smallPrint={coach.smallPrint} />
    </>
  );
}
