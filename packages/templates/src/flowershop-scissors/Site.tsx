import { Page } from '@awning/ui/primitives';
import { SiteFooter } from '@awning/ui/sections/SiteFooter';
import { SiteHeader } from '@awning/ui/sections/SiteHeader';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
import { Stencils } from './art/Stencils.tsx';
import { business, labels } from './content/business.ts';
import { head, notFoundHead } from './head.ts';
import { BigDays } from './pages/BigDays.tsx';
import { Home } from './pages/Home.tsx';
import { InSeason } from './pages/InSeason.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Order } from './pages/Order.tsx';
import { ThisWeek } from './pages/ThisWeek.tsx';
import { Visit } from './pages/Visit.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: Record<Slug, ComponentType<Pick<SitePageProps, 'href'>>> = {
  '': Home,
  'this-week': ThisWeek,
  visit: Visit,
  'in-season': InSeason,
  'big-days': BigDays,
  order: Order,
};

const isPage = (slug: string): slug is Slug => slug in bodies;

// The page that a heading stands on goes on up behind the header.
const tones = { 'in-season': 'secondary', 'big-days': 'deep' } as const;
const toneOf = (slug: string) => (slug in tones ? tones[slug as keyof typeof tones] : 'tint');

function SitePage({ slug, href }: SitePageProps) {
  const Body = isPage(slug) ? bodies[slug] : NotFound;
  const ways = pages.map((page) => ({
    label: page.name,
    href: href(page.slug),
    current: page.slug === slug,
  }));

  return (
    <Page theme={theme}>
      <Stencils />
      <SiteHeader
        name={business.sign}
        homeHref={href('')}
        nav={{ label: labels.main, links: ways.slice(1, -1) }}
        action={{ label: labels.order, href: href('order'), loud: true }}
        tone={toneOf(slug)}
        labels={{ skip: labels.skip }}
      />
      <main id="main">
        <Body href={href} />
      </main>
      <SiteFooter
        name={business.sign}
        nav={{ label: labels.everyPage, links: ways }}
        contact={[
          { text: `${business.street}, ${business.town} ${business.postcode}` },
          { text: business.telephone, href: business.telephoneHref },
          { text: business.mail, href: `mailto:${business.mail}` },
        ]}
        smallPrint={business.smallPrint}
      />
    </Page>
  );
}

/** A florist with a garden: six pages cut from coloured paper. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...head[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
