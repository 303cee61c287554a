import { Page } from '@awning/ui/primitives';
import { SiteFooterThread } from '@awning/ui/sections/SiteFooterThread';
import { SiteHeader } from '@awning/ui/sections/SiteHeader';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
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

const bodies: Record<Slug, ComponentType<Pick<SitePageProps, 'href'>>> = {
  '': Home,
  menu: Menu,
  'find-us': FindUs,
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
        action={{ label: labels.hold, href: `${href('find-us')}#hold` }}
        labels={{ skip: labels.skip }}
        tone="accent"
      />
      <main id="main">
        <Body href={href} />
      </main>
      <SiteFooterThread
        lastWord={business.lastWord}
        end={<LastBowl />}
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

/** A nine-stool noodle counter: three pages, and one noodle through all of them. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...head[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
