import { Page } from '@awning/ui/primitives';
import { SiteFooterFloor } from '@awning/ui/sections/SiteFooterFloor';
import { SiteHeaderWaterline } from '@awning/ui/sections/SiteHeaderWaterline';
import type { ComponentType } from 'react';
import type { SitePageProps, TemplateSite } from '../site.ts';
import { Boat } from './art/Boat.tsx';
import { Harbour } from './art/Harbour.tsx';
import { SeaBed } from './art/SeaBed.tsx';
import { business, footer, labels, notFound } from './content/business.ts';
import { headings } from './content/headings.ts';
import { head, notFoundHead } from './head.ts';
import { Board } from './pages/Board.tsx';
import { Boats } from './pages/Boats.tsx';
import { Book } from './pages/Book.tsx';
import { FindUs } from './pages/FindUs.tsx';
import { Home } from './pages/Home.tsx';
import { NotFound } from './pages/NotFound.tsx';
import { Tides } from './pages/Tides.tsx';
import { pages } from './pages.ts';
import { structuredData } from './structuredData.ts';
import { theme } from './theme.css.ts';

type Slug = (typeof pages)[number]['slug'];

const bodies: Record<Slug, ComponentType<Pick<SitePageProps, 'href'>>> = {
  '': Home,
  board: Board,
  boats: Boats,
  tides: Tides,
  book: Book,
  'find-us': FindUs,
};

const isPage = (slug: string): slug is Slug => slug in bodies;

function SitePage({ slug, href }: SitePageProps) {
  const Body = isPage(slug) ? bodies[slug] : NotFound;
  const opening = isPage(slug) ? headings[slug] : notFound;
  const home = slug === '';
  const ways = pages.map((page) => ({
    label: page.name,
    href: href(page.slug),
    current: page.slug === slug,
  }));
  const booking = { label: labels.book, href: `${href('book')}#table` };
  const board = { label: labels.board, href: href('board') };

  return (
    <Page theme={theme}>
      <SiteHeaderWaterline
        {...opening}
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links: ways }}
        aside={{ label: business.telephone, href: business.telephoneHref }}
        height={home ? 'high' : 'low'}
        scene={home ? <Harbour /> : <Boat />}
        {...(home && { actions: [booking, board] as const })}
        {...(!isPage(slug) && { actions: [{ label: labels.top, href: href('') }] as const })}
        labels={{ skip: labels.skip }}
      />
      <main id="main">
        <Body href={href} />
      </main>
      <SiteFooterFloor
        lastWord={footer.lastWord}
        mark={footer.mark}
        floor={<SeaBed label={footer.floor} />}
        nav={{ label: labels.everyPage, links: ways }}
        contact={[
          { text: `${business.house}, ${business.street}, ${business.town} ${business.postcode}` },
          { text: business.telephone, href: business.telephoneHref },
          { text: business.mail, href: `mailto:${business.mail}` },
        ]}
        smallPrint={footer.smallPrint}
      />
    </Page>
  );
}

/** A fish restaurant on a working harbour: six pages, each of which begins in the sky and ends on the sea bed. */
export const site: TemplateSite = {
  language: 'en-GB',
  pages: pages.map((page) => ({ ...page, ...head[page.slug] })),
  notFound: notFoundHead,
  theme,
  Page: SitePage,
  structuredData,
};
