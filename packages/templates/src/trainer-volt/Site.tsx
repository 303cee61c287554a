import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { ScreenWideWords } from './sections/ScreenWideWords/index.ts';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { contactOf } from '../format/contactOf.ts';
import { business, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { About } from './pages/About.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Prices } from './pages/Prices.tsx';
import { Start } from './pages/Start.tsx';
import { TheLifts } from './pages/TheLifts.tsx';
import { WeekPage } from './pages/WeekPage.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: SiteBodies<Slug> = {
  '': Home,
  prices: Prices,
  timetable: WeekPage,
  'the-lifts': TheLifts,
  about: About,
  start: Start,
};

function Frame({ href, links, children }: SiteFrameProps<Slug>) {
  return (
    <>
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links: links.slice(1, -1) }}
        action={{ label: labels.start, href: href('start'), loud: true }}
        labels={{ skip: labels.skip }}
      />
      <main id="main">
        {children}
        <ScreenWideWords lines={business.signOff} />
      </main>
      <ContactFooter
        nav={{ label: labels.everyPage, links }}
        contact={contactOf(business, `${business.tradingName}, ${business.street}, ${business.postcode}`)}
        footnote={business.smallPrint}
      />
    </>
  );
}

/** A strength coach under a railway arch: six pages of numbers, and not one selfie. */
export const site = defineSite({ pages, head, notFoundHead, NotFound, bodies, Frame, theme, structuredData });
