import { ClimbingHold } from './components/ClimbingHold/index.ts';
import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { contactOf } from '../format/contactOf.ts';
import { business, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { FirstTime } from './pages/FirstTime.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Prices } from './pages/Prices.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: SiteBodies<Slug> = {
  '': Home,
  prices: Prices,
  'first-time': FirstTime,
};

function Frame({ href, links, children }: SiteFrameProps<Slug>) {
  return (
    <>
      <HeaderRow
        name={business.name}
        mark={<ClimbingHold shape="jug" />}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        action={{ label: labels.ask, href: `${href('first-time')}#ask` }}
        labels={{ skip: labels.skip }}
      />
      <main id="main">{children}</main>
      <ContactFooter
        contact={contactOf(
          business,
          `${business.name}, ${business.street}, ${business.town} ${business.postcode}`,
        )}
        footnote={business.smallPrint}
        tone="deep"
      />
    </>
  );
}

/** A bouldering hall in a bus garage: three pages of climbing wall, and one way down. */
export const site = defineSite({ pages, head, notFoundHead, NotFound, bodies, Frame, theme, structuredData });
