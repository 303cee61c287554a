import { plainName } from '../../content/words/place.ts';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { callAction, contactLines, headed, smallPrint } from '../../design/props.ts';
import { Boat } from '../art/Boat.tsx';
import { Harbour } from '../art/Harbour.tsx';
import { SeaBed } from '../art/SeaBed.tsx';
import type { Site, Slug } from '../schema.ts';
import { SiteFooterFloor } from '../sections/SiteFooterFloor/index.ts';
import { SiteHeaderWaterline } from '../sections/SiteHeaderWaterline/index.ts';

/** What stands above the water on a page. */
function headingOf({ content, labels }: Site, slug: Slug | undefined) {
  const { business, opening, design } = content;
  switch (slug) {
    case '':
      return headed({ heading: opening?.heading, lead: opening?.lead ?? business.line }, plainName(business));
    case 'board':
      return headed(design?.board, labels.pages.board);
    case 'boats':
      return headed(design?.boatsTop, labels.pages.boats);
    case 'tides':
      return headed(design?.tides, labels.pages.tides);
    case 'book':
      return headed(design?.book, labels.pages.book);
    case 'find-us':
      return headed(design?.visit, labels.visit);
    case undefined:
      return headed(
        { heading: design?.notFound?.heading, lead: design?.notFound?.lead ?? labels.notFoundText },
        labels.notFound,
      );
  }
}

/** Begins every page in the sky, and ends it on the sea bed. */
export function Frame({ slug, links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href, show } = site;
  const { business, opening, design } = content;
  const home = slug === '';
  const ask = `${href('book')}#ask`;
  const photo = show(opening?.picture, { ratio: 'wide', priority: home, sizes: '100vw' });
  return (
    <>
      <Announcement site={site} />
      <FirstLine site={site} hoursHref={href('find-us')} tone="plain" />
      <SiteHeaderWaterline
        {...headingOf(site, slug)}
        name={plainName(business)}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        aside={{ label: design?.ask?.action ?? labels.book, href: ask }}
        height={home ? 'high' : 'low'}
        scene={home ? (photo ?? <Harbour />) : <Boat />}
        {...(home && {
          actions: [
            { label: design?.ask?.action ?? labels.book, href: ask },
            { label: labels.seeMenu, href: href('board') },
          ] as const,
        })}
        {...(slug === undefined && {
          actions: [{ label: labels.home, href: href('') }, callAction(site)] as const,
        })}
        labels={{ skip: labels.skip }}
      />
      <main id="main">{children}</main>
      <SiteFooterFloor
        lastWord={design?.end ?? plainName(business)}
        {...(design?.endDepth && { mark: design.endDepth })}
        floor={<SeaBed label={design?.floor} />}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        smallPrint={smallPrint(content)}
      />
      <ThumbBar site={site} bookHref={ask} />
    </>
  );
}
