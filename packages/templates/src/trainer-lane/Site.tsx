import { Page } from '@awning/ui/primitives';
import { SiteFooter } from '@awning/ui/sections/SiteFooter';
import { SiteHeader } from '@awning/ui/sections/SiteHeader';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
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

const bodies: Record<Slug, ComponentType<Pick<SitePageProps, 'href'>>> = {
  '': Home,
  prices: Prices,
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
        nav={{ label: labels.main, links: ways }}
        action={{ label: labels.start, href: `${href('start')}#book`, loud: true }}
        mark={<Mark />}
        tone="plain"
        labels={{ skip: labels.skip }}
      />
      <main id="main">
        <Body href={href} />
      </main>
      <SiteFooter
        name={business.name}
        contact={[
          { text: `${business.street}, ${business.town} ${business.postcode}` },
          { text: business.telephone, href: business.telephoneHref },
          { text: business.mail, href: `mailto:${business.mail}` },
        ]}
        smallPrint={business.smallPrint}
        tone="tint"
      />
    </Page>
  );
}

/** A running coach on the outside lane of a council track: three pages, seen from above. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...head[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
