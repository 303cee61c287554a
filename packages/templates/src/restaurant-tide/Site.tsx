import { SiteFooterFloor } from './sections/SiteFooterFloor/index.ts';
import { SiteHeaderWaterline } from './sections/SiteHeaderWaterline/index.ts';
import { defineSite, type SiteBodies, type SiteFrameProps } from '../design/defineSite.tsx';
import { contactOf } from '../format/contactOf.ts';
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

const bodies: SiteBodies<Slug> = {
  '': Home,
  board: Board,
  boats: Boats,
  tides: Tides,
  book: Book,
  'find-us': FindUs,
};

function Frame({ slug, href, links, children }: SiteFrameProps<Slug>) {
  const opening = slug === undefined ? notFound : headings[slug];
  const home = slug === '';
  const booking = { label: labels.book, href: `${href('book')}#table` };
  const board = { label: labels.board, href: href('board') };

  return (
    <>
      <SiteHeaderWaterline
        {...opening}
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        aside={{ label: business.telephone, href: business.telephoneHref }}
        height={home ? 'high' : 'low'}
        scene={home ? <Harbour /> : <Boat />}
        {...(home && { actions: [booking, board] as const })}
        {...(slug === undefined && { actions: [{ label: labels.top, href: href('') }] as const })}
        labels={{ skip: labels.skip }}
      />
      <main id="main">{children}</main>
      <SiteFooterFloor
        lastWord={footer.lastWord}
        mark={footer.mark}
        floor={<SeaBed label={footer.floor} />}
        nav={{ label: labels.everyPage, links }}
        contact={contactOf(
          business,
          `${business.house}, ${business.street}, ${business.town} ${business.postcode}`,
        )}
        smallPrint={footer.smallPrint}
      />
    </>
  );
}

/** A fish restaurant on a working harbour: six pages, each of which begins in the sky and ends on the sea bed. */
export const site = defineSite({ pages, head, notFoundHead, NotFound, bodies, Frame, theme, structuredData });
