import { SiteFooterThread } from './sections/SiteFooterThread/index.ts';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { contactOf } from '../format/contactOf.ts';
import { LastBowl } from './art/LastBowl.tsx';
import { business, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { FindUs } from './pages/FindUs.tsx';
import { Home } from './pages/Home.tsx';
import { Menu } from './pages/Menu.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: SiteBodies<Slug> = {
  '': Home,
  menu: Menu,
  'find-us': FindUs,
};

function Frame({ href, links, children }: SiteFrameProps<Slug>) {
  return (
    <>
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        action={{ label: labels.hold, href: `${href('find-us')}#hold` }}
        labels={{ skip: labels.skip }}
        tone="accent"
      />
      <main id="main">{children}</main>
      <SiteFooterThread
        lastWord={business.lastWord}
        end={<LastBowl />}
        nav={{ label: labels.everyPage, links }}
        contact={contactOf(business, `${business.tradingName}, ${business.street}, ${business.postcode}`)}
        smallPrint={business.smallPrint}
      />
    </>
  );
}

/** A nine-stool noodle counter: three pages, and one noodle through all of them. */
export const site = defineSite({ pages, head, notFoundHead, NotFound, bodies, Frame, theme, structuredData });
