import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { HeroSpecimen } from '../sections/HeroSpecimen/index.ts';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PressStack } from '../sections/PressStack/index.ts';
import { RulerSteps } from '../sections/RulerSteps/index.ts';
import { SheetWithText } from '../sections/SheetWithText/index.ts';
import { SpecimenSheets } from '../sections/SpecimenSheets/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { BlindStamp } from '../art/BlindStamp.tsx';
import { Larkspur } from '../art/Larkspur.tsx';
import { Mina } from '../art/Mina.tsx';
import { TurnwellMap } from '../art/TurnwellMap.tsx';
import { collection, drawers, labels } from '../content/business.ts';
import { collector, hero, press, pressYourOwn } from '../content/home.ts';
import { larkspur, today } from '../content/specimens.ts';
import { hours, nearby, where } from '../content/visit.ts';
import { todaysSheets } from './sheets.tsx';

const [pressDrawer, collectorDrawer, stepsDrawer, doorDrawer] = drawers;

export function Home({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroSpecimen
        heading={hero.heading}
        lead={hero.lead}
        actions={[
          { label: labels.thisWeek, href: href('this-week') },
          { label: labels.order, href: `${href('visit')}#order` },
        ]}
        specimen={<Larkspur label={hero.specimen} />}
        label={{ collection, ...larkspur.label }}
        number={larkspur.number}
        stamp={<BlindStamp />}
      />
      <SpecimenSheets
        {...today}
        sheets={todaysSheets}
        link={{ label: labels.thisWeek, href: href('this-week') }}
      />
      <PressStack {...press} id={pressDrawer.id} />
      <SheetWithText
        heading={collector.heading}
        paragraphs={collector.paragraphs}
        sheet={{
          drawing: <Mina label={collector.portrait} />,
          label: collector.label,
          number: collector.number,
          stamp: <BlindStamp />,
        }}
        side="end"
        id={collectorDrawer.id}
      />
      <RulerSteps {...pressYourOwn} id={stepsDrawer.id} />
      <Split first="more">
        <OpeningHours {...hours} tone="secondary" id={doorDrawer.id} />
        <ContactDetails {...nearby} drawing={<TurnwellMap label={where.map} loose />} />
      </Split>
    </>
  );
}
