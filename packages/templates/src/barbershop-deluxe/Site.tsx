import { SiteFooterHalves } from './sections/SiteFooterHalves/index.ts';
import { SiteHeaderHalves } from './sections/SiteHeaderHalves/index.ts';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { contactOf } from '../format/contactOf.ts';
import { business, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { pages, type Slug } from './pages.ts';
import { BarberPage } from './pages/BarberPage.tsx';
import { BookPage } from './pages/BookPage.tsx';
import { ChairsPage } from './pages/ChairsPage.tsx';
import { ChartPage } from './pages/ChartPage.tsx';
import { FindUsPage } from './pages/FindUsPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PricesPage } from './pages/PricesPage.tsx';
import { QuestionsPage } from './pages/QuestionsPage.tsx';
import { ShavesPage } from './pages/ShavesPage.tsx';
import { VouchersPage } from './pages/VouchersPage.tsx';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

const bodies: SiteBodies<Slug> = {
  '': HomePage,
  prices: PricesPage,
  'shaves-and-beards': ShavesPage,
  'haircut-chart': ChartPage,
  'the-chairs': ChairsPage,
  otto: (props) => <BarberPage {...props} who="otto" />,
  ava: (props) => <BarberPage {...props} who="ava" />,
  tam: (props) => <BarberPage {...props} who="tam" />,
  'book-a-chair': BookPage,
  'gift-vouchers': VouchersPage,
  questions: QuestionsPage,
  'find-us': FindUsPage,
};

const before: readonly Slug[] = ['prices', 'shaves-and-beards', 'haircut-chart'];
const after: readonly Slug[] = ['the-chairs', 'find-us'];

function Frame({ href, links, children }: SiteFrameProps<Slug>) {
  const linksTo = (slugs: readonly Slug[]) => links.filter((each) => slugs.includes(each.slug));

  return (
    <>
      <SiteHeaderHalves
        name={business.tradingName}
        half={business.half}
        homeHref={href('')}
        nav={{ label: labels.main, before: linksTo(before), after: linksTo(after), all: links }}
        action={{ label: labels.book, href: href('book-a-chair') }}
        labels={labels}
      />
      <main id="main">{children}</main>
      <SiteFooterHalves
        name={business.name}
        half={business.half}
        contact={contactOf(business)}
        nav={{ label: labels.allPages, links }}
        smallPrint={business.smallPrint}
      />
    </>
  );
}

/** Barbershop Deluxe: a barber's that opens at one and shuts at eleven, and the mirror it was built round. */
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
