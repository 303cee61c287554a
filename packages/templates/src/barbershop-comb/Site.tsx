import { CombEdge } from '@awning/ui/components/CombEdge';
import { Page } from '@awning/ui/primitives';
import { SiteFooter } from '@awning/ui/sections/SiteFooter';
import { SiteHeader } from '@awning/ui/sections/SiteHeader';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
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

const bodies: Record<Slug, ComponentType<Pick<SitePageProps, 'href'>>> = {
  '': HomePage,
  prices: PricesPage,
  lengths: LengthsPage,
  family: FamilyPage,
  book: BookPage,
  'find-us': FindUsPage,
};

const isPage = (slug: string): slug is Slug => slug in bodies;

function SitePage({ slug, href }: SitePageProps) {
  const Body = isPage(slug) ? bodies[slug] : NotFoundPage;
  const ways = pages.map((page) => ({
    label: page.name,
    href: href(page.slug),
    current: page.slug === slug,
  }));

  return (
    <Page theme={`${theme} ${palette}`}>
      <SiteHeader
        name={business.name}
        homeHref={href('')}
        nav={{
          label: labels.main,
          links: ways.filter((way) => way.href !== href('') && way.href !== href('book')),
        }}
        action={{ label: labels.bookShort, href: href('book'), loud: true }}
        labels={{ skip: labels.skip }}
      />
      <CombEdge tone="deep" />
      <main id="main">
        <Body href={href} />
      </main>
      <SiteFooter
        name={business.name}
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

/** A family of barbers and braiders since 1974: six pages, and a comb for every line. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...head[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
