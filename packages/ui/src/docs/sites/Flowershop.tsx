import { AnnouncementBar } from '../../sections/openings/AnnouncementBar/index.ts';
import { CallToAction } from '../../sections/openings/CallToAction/CallToAction.tsx';
import { HeroBanner } from '../../sections/openings/HeroBanner/HeroBanner.tsx';
import { ImageWithText } from '../../sections/openings/ImageWithText/ImageWithText.tsx';
import { OpeningHours } from '../../sections/hours/OpeningHours/index.ts';
import { ContactFooter } from '../../sections/frame/ContactFooter/ContactFooter.tsx';
import { HeaderRow } from '../../sections/frame/HeaderRow/HeaderRow.tsx';
import { NumberedGrid } from '../../sections/services/NumberedGrid/NumberedGrid.tsx';
import { PriceList } from '../../sections/prices/PriceList/PriceList.tsx';
import { Testimonials } from '../../sections/proof/Testimonials/Testimonials.tsx';
import { Bouquet, Stem, Van } from './drawings.tsx';
import { gifts, hero, hours, notice, order, people, said, shop, stems } from './Flowershop.fixtures.ts';

/** Puts the buckets on the pavement: what is fresh, what to give, and when to come. */
export function Flowershop() {
  return (
    <>
      <AnnouncementBar {...notice} tone="secondary" />
      <HeaderRow
        name={shop.name}
        homeHref="#main"
        nav={{ label: 'Main', links: shop.links }}
        labels={{ skip: 'Skip to the page' }}
      />
      <main id="main">
        <HeroBanner
          {...hero}
          tone="tint"
          actions={[shop.ring, { label: 'See the buckets', href: '#stems' }]}
          drawing={<Bouquet />}
        />
        <div id="stems">
          <NumberedGrid
            heading={stems.heading}
            lead={stems.lead}
            items={stems.items.map(({ kind, ...stem }) => ({ ...stem, drawing: <Stem kind={kind} /> }))}
          />
        </div>
        <ImageWithText {...people} drawing={<Van />} tone="secondary" />
        <PriceList {...gifts} id="gifts" />
        <Testimonials {...said} tone="deep" />
        <OpeningHours {...hours} id="visit" tone="tint" />
        <CallToAction {...order} actions={[shop.ring]} tone="accent" />
      </main>
      <ContactFooter contact={shop.contact} footnote={shop.smallPrint} />
    </>
  );
}
