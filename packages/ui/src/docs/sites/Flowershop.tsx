import { AnnouncementBar } from '../../sections/AnnouncementBar/index.ts';
import { CallToAction } from '../../sections/CallToAction/index.ts';
import { HeroBanner } from '../../sections/HeroBanner/index.ts';
import { ImageWithText } from '../../sections/ImageWithText/index.ts';
import { OpeningHours } from '../../sections/OpeningHours/index.ts';
import { SiteFooter } from '../../sections/SiteFooter/index.ts';
import { SiteHeader } from '../../sections/SiteHeader/index.ts';
import { StyleChart } from '../../sections/StyleChart/index.ts';
import { Testimonials } from '../../sections/Testimonials/index.ts';
import { VoucherCards } from '../../sections/VoucherCards/index.ts';
import { Bouquet, Stem, Van } from './drawings.tsx';
import { gifts, hero, hours, notice, order, people, said, shop, stems } from './Flowershop.fixtures.ts';

/** Puts the buckets on the pavement: what is fresh, what to give, and when to come. */
export function Flowershop() {
  return (
    <>
      <AnnouncementBar {...notice} tone="secondary" />
      <SiteHeader
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
        <StyleChart
          heading={stems.heading}
          lead={stems.lead}
          items={stems.items.map(({ kind, ...stem }) => ({ ...stem, drawing: <Stem kind={kind} /> }))}
          id="stems"
        />
        <ImageWithText {...people} image={<Van />} tone="secondary" />
        <VoucherCards {...gifts} id="gifts" />
        <Testimonials {...said} tone="deep" />
        <OpeningHours {...hours} id="visit" tone="tint" />
        <CallToAction {...order} actions={[shop.ring]} tone="accent" />
      </main>
      <SiteFooter contact={shop.contact} smallPrint={shop.smallPrint} />
    </>
  );
}
