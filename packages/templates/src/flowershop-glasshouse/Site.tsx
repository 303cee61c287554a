import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { footerOf } from '../format/footerOf.ts';
import { business, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { pages, type Slug } from './pages.ts';
import { CutFlowersPage } from './pages/CutFlowersPage.tsx';
import { GardenersPage } from './pages/GardenersPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { HospitalPage } from './pages/HospitalPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { QuestionsPage } from './pages/QuestionsPage.tsx';
import { RoomPage } from './pages/RoomPage.tsx';
import { VisitPage } from './pages/VisitPage.tsx';
import { VouchersPage } from './pages/VouchersPage.tsx';
import { WeddingsPage } from './pages/WeddingsPage.tsx';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

const bodies: SiteBodies<Slug> = {
  '': HomePage,
  'cool-house': (props) => <RoomPage {...props} room="cool-house" />,
  'temperate-house': (props) => <RoomPage {...props} room="temperate-house" />,
  'palm-house': (props) => <RoomPage {...props} room="palm-house" />,
  'orchid-case': (props) => <RoomPage {...props} room="orchid-case" />,
  'cut-flowers': CutFlowersPage,
  weddings: WeddingsPage,
  'plant-hospital': HospitalPage,
  'gift-vouchers': VouchersPage,
  gardeners: GardenersPage,
  questions: QuestionsPage,
  visit: VisitPage,
};

const atTheTop: readonly Slug[] = [
  'cool-house',
  'temperate-house',
  'palm-house',
  'orchid-case',
  'cut-flowers',
  'plant-hospital',
];

function Frame({ href, links, children }: SiteFrameProps<Slug>) {
  return (
    <>
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{
          label: labels.main,
          links: links.filter((each) => atTheTop.includes(each.slug)),
        }}
        action={{ label: labels.visit, href: href('visit'), loud: true }}
        labels={{ skip: labels.skip, menu: labels.menu }}
      />
      <main id="main">{children}</main>
      <ContactFooter {...footerOf(business, { label: labels.everyPage, links })} name={business.lastWord} />
    </>
  );
}

/** Flowershop Glasshouse: plants and flowers in a Victorian glasshouse, sorted by climate, twelve pages behind glass. */
export const site = defineSite({
  pages,
  head,
  notFoundHead,
  NotFound: NotFoundPage,
  bodies,
  Frame,
  theme,
  structuredData,
});
