import { SiteCabinet } from './sections/SiteCabinet/index.ts';
import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { footerOf } from '../format/footerOf.ts';
import { business, drawers, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Visit } from './pages/Visit.tsx';
import { WeekPage } from './pages/WeekPage.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: SiteBodies<Slug> = {
  '': Home,
  'this-week': WeekPage,
  visit: Visit,
};

const telephone = { text: business.telephone, href: business.telephoneHref };

function Frame({ href, links, children }: SiteFrameProps<Slug>) {
  return (
    <>
      <SiteCabinet
        name={business.name}
        trade={business.trade}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        index={{
          label: labels.onHome,
          links: drawers.map(({ id, label }) => ({ label, href: `${href('')}#${id}` })),
        }}
        contact={[telephone]}
        labels={{ skip: labels.skip }}
      >
        <main id="main">{children}</main>
        <ContactFooter
          {...footerOf(business, { label: labels.everyPage, links })}
          name={business.tradingName}
        />
      </SiteCabinet>
    </>
  );
}

/** A florist who presses one of everything: a cabinet of drawers, and a label for each stem. */
export const site = defineSite({ pages, head, notFoundHead, NotFound, bodies, Frame, theme, structuredData });
