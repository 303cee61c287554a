import { CombEdge } from './components/CombEdge/index.ts';
import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { footerOf } from '../format/footerOf.ts';
import { palette } from './art/palette.css.ts';
import { business, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { BookPage } from './pages/BookPage.tsx';
import { FamilyPage } from './pages/FamilyPage.tsx';
import { FindUsPage } from './pages/FindUsPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { LengthsPage } from './pages/LengthsPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PricesPage } from './pages/PricesPage.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: SiteBodies<Slug> = {
  '': HomePage,
  prices: PricesPage,
  lengths: LengthsPage,
  family: FamilyPage,
  book: BookPage,
  'find-us': FindUsPage,
};

function Frame({ href, links, children }: SiteFrameProps<Slug>) {
  return (
    <>
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{
          label: labels.main,
          links: links.filter((way) => way.href !== href('') && way.href !== href('book')),
        }}
        action={{ label: labels.bookShort, href: href('book'), loud: true }}
        labels={{ skip: labels.skip }}
      />
      <CombEdge tone="deep" />
      <main id="main">{children}</main>
      <ContactFooter
        {...footerOf(
          business,
          { label: labels.everyPage, links },
          `${business.tradingName}, ${business.street}, ${business.postcode}`,
        )}
      />
    </>
  );
}

/** A family of barbers and braiders since 1974: six pages, and a comb for every line. */
export const site = defineSite({
  pages,
  head,
  notFoundHead,
  NotFound: NotFoundPage,
  bodies,
  Frame,
  theme,
  palette,
  structuredData,
});
