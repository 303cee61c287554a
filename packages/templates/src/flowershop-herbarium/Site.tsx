import { Page } from '@awning/ui/primitives';
import { SiteCabinet } from '@awning/ui/sections/SiteCabinet';
import { SiteFooter } from '@awning/ui/sections/SiteFooter';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
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

const bodies: Record<Slug, ComponentType<Pick<SitePageProps, 'href'>>> = {
  '': Home,
  'this-week': WeekPage,
  visit: Visit,
};

const isPage = (slug: string): slug is Slug => slug in bodies;

const telephone = { text: business.telephone, href: business.telephoneHref };

function SitePage({ slug, href }: SitePageProps) {
  const Body = isPage(slug) ? bodies[slug] : NotFound;
  const ways = pages.map((page) => ({
    label: page.name,
    href: href(page.slug),
    current: page.slug === slug,
  }));

  return (
    <Page theme={theme}>
      <SiteCabinet
        name={business.name}
        trade={business.trade}
        homeHref={href('')}
        nav={{ label: labels.main, links: ways }}
        index={{
          label: labels.onHome,
          links: drawers.map(({ id, label }) => ({ label, href: `${href('')}#${id}` })),
        }}
        contact={[telephone]}
        labels={{ skip: labels.skip }}
      >
        <main id="main">
          <Body href={href} />
        </main>
        <SiteFooter
          name={business.tradingName}
          nav={{ label: labels.everyPage, links: ways }}
          contact={[
            { text: `${business.street}, ${business.town} ${business.postcode}` },
            telephone,
            { text: business.mail, href: `mailto:${business.mail}` },
          ]}
          smallPrint={business.smallPrint}
        />
      </SiteCabinet>
    </Page>
  );
}

/** A florist who presses one of everything: a cabinet of drawers, and a label for each stem. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...head[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
