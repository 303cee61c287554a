import { Page } from '@awning/ui/primitives';
import { SiteFooter } from '@awning/ui/sections/SiteFooter';
import { SiteHeader } from '@awning/ui/sections/SiteHeader';
import { Wordmark } from '@awning/ui/sections/Wordmark';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
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

const bodies: Record<Slug, ComponentType<Pick<SitePageProps, 'href'>>> = {
  '': Home,
  prices: Prices,
  timetable: WeekPage,
  'the-lifts': TheLifts,
  about: About,
  start: Start,
};

const isPage = (slug: string): slug is Slug => slug in bodies;

function SitePage({ slug, href }: SitePageProps) {
  const Body = isPage(slug) ? bodies[slug] : NotFound;
  const ways = pages.map((page) => ({
    label: page.name,
    href: href(page.slug),
    current: page.slug === slug,
  }));

  return (
    <Page theme={theme}>
      <SiteHeader
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links: ways.slice(1, -1) }}
        action={{ label: labels.start, href: href('start'), loud: true }}
        labels={{ skip: labels.skip }}
      />
      <main id="main">
        <Body href={href} />
        <Wordmark lines={business.signOff} />
      </main>
      <SiteFooter
        nav={{ label: labels.everyPage, links: ways }}
        contact={[
          { text: `${business.tradingName}, ${business.street}, ${business.postcode}` },
          { text: business.telephone, href: business.telephoneHref },
          { text: business.mail, href: `mailto:${business.mail}` },
        ]}
        smallPrint={business.smallPrint}
      />
    </Page>
  );
}

/** A strength coach under a railway arch: six pages of numbers, and not one selfie. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...head[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
