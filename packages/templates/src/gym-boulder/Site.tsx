import { ClimbingHold } from '@awning/ui/components/ClimbingHold';
import { Page } from '@awning/ui/primitives';
import { SiteFooter } from '@awning/ui/sections/SiteFooter';
import { SiteHeader } from '@awning/ui/sections/SiteHeader';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
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

const bodies: Record<Slug, ComponentType<Pick<SitePageProps, 'href'>>> = {
  '': Home,
  prices: Prices,
  'first-time': FirstTime,
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
        mark={<ClimbingHold shape="jug" />}
        homeHref={href('')}
        nav={{ label: labels.main, links: ways }}
        action={{ label: labels.ask, href: `${href('first-time')}#ask` }}
        labels={{ skip: labels.skip }}
      />
      <main id="main">
        <Body href={href} />
      </main>
      <SiteFooter
        contact={[
          { text: `${business.name}, ${business.street}, ${business.town} ${business.postcode}` },
          { text: business.telephone, href: business.telephoneHref },
          { text: business.mail, href: `mailto:${business.mail}` },
        ]}
        smallPrint={business.smallPrint}
        tone="deep"
      />
    </Page>
  );
}

/** A bouldering hall in a bus garage: three pages of climbing wall, and one way down. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...head[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
