import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { contactOf } from '../format/contactOf.ts';
import { Mark } from './art/Mark.tsx';
import { business, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Prices } from './pages/Prices.tsx';
import { Start } from './pages/Start.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: SiteBodies<Slug> = {
  '': Home,
  prices: Prices,
  start: Start,
};

function Frame({ href, links, children }: SiteFrameProps<Slug>) {
  return (
    <>
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        action={{ label: labels.start, href: `${href('start')}#book`, loud: true }}
        mark={<Mark />}
        tone="plain"
        labels={{ skip: labels.skip }}
      />
      <main id="main">{children}</main>
      <ContactFooter
        name={business.name}
        contact={contactOf(business)}
        footnote={business.smallPrint}
        tone="tint"
      />
    </>
  );
}

/** A running coach on the outside lane of a council track: three pages, seen from above. */
export const site = defineSite({ pages, head, notFoundHead, NotFound, bodies, Frame, theme, structuredData });
