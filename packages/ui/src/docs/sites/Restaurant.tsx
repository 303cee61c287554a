import { Split } from '../../primitives/index.ts';
import { CallToAction } from '../../sections/openings/CallToAction/CallToAction.tsx';
import { ContactDetails } from '../../sections/hours/ContactDetails/ContactDetails.tsx';
import { Hero } from '../../sections/openings/Hero/Hero.tsx';
import { ImageWithText } from '../../sections/openings/ImageWithText/ImageWithText.tsx';
import { LeadQuotes } from '../../sections/proof/LeadQuotes/LeadQuotes.tsx';
import { MenuList } from '../../sections/prices/MenuList/MenuList.tsx';
import { OpeningHours } from '../../sections/hours/OpeningHours/index.ts';
import { ContactFooter } from '../../sections/frame/ContactFooter/ContactFooter.tsx';
import { HeaderRow } from '../../sections/frame/HeaderRow/HeaderRow.tsx';
import { Lemons } from './drawings.tsx';
import { book, findUs, hero, hours, house, menu, said, story } from './Restaurant.fixtures.ts';

/** Lets a hungry guest read tonight’s menu before anything else is said. */
export function Restaurant() {
  return (
    <>
      <HeaderRow
        name={house.name}
        homeHref="#main"
        nav={{ label: 'Main', links: house.links }}
        action={house.table}
        labels={{ skip: 'Skip to the page' }}
      />
      <main id="main">
        <Hero
          {...hero}
          actions={[
            { label: 'What’s on tonight', href: '#menu' },
            { label: 'Where we are', href: '#find-us' },
          ]}
        />
        <MenuList {...menu} id="menu" card="raised" tone="tint" />
        <div id="house">
          <ImageWithText {...story} drawing={<Lemons />} side="end" />
        </div>
        <LeadQuotes {...said} tone="deep" />
        <Split first="less">
          <OpeningHours {...hours} />
          <ContactDetails {...findUs} id="find-us" tone="tint" />
        </Split>
        <CallToAction {...book} tone="spark" actions={[house.table]} />
      </main>
      <ContactFooter contact={house.contact} footnote={house.smallPrint} />
    </>
  );
}
