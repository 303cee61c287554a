import { plainName } from '../../content/words/place.ts';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { actionTo, callAction, contactLines, headed, smallPrint } from '../../design/props.ts';
import { Boat } from '../art/Boat.tsx';
import { Harbour } from '../art/Harbour.tsx';
import { SeaBed } from '../art/SeaBed.tsx';
import { Horizon } from '../components/Horizon/index.ts';
import { LeadLine } from '../components/LeadLine/index.ts';
import type { Site, Slug } from '../schema.ts';
import { SiteFooterFloor } from '../sections/SiteFooterFloor/index.ts';
import { SiteHeaderWaterline } from '../sections/SiteHeaderWaterline/index.ts';

/** What the owner says and shows above the water of a page. */
function topOf({ content: { opening, design } }: Site, slug: Slug | undefined) {
  switch (slug) {
    case '':
      return opening;
    case 'board':
      return design?.board;
    case 'boats':
      return design?.boatsTop;
    case 'tides':
      return design?.tides;
    case 'book':
      return design?.book;
    case 'find-us':
      return design?.visit;
    case undefined:
      return design?.notFound;
  }
}

/** What stands above the water on a page. */
function headingOf(site: Site, slug: Slug | undefined) {
  const { content, labels } = site;
  const { business } = content;
  const top = topOf(site, slug);
  if (slug === '') return headed({ ...top, lead: top?.lead ?? business.line }, plainName(business));
  if (slug === undefined) return headed({ ...top, lead: top?.lead ?? labels.notFoundText }, labels.notFound);
  return headed(top, slug === 'find-us' ? labels.visit : labels.pages[slug]);
}

/** Begins every page in the sky, and ends it on the sea bed. */
export function Frame({ slug, links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href, show } = site;
  const { business, opening, design } = content;
  const home = slug === '';
  const ask = actionTo(site, 'book', design?.ask?.action ?? labels.book, '#ask');
  const scene = home
    ? (show(opening?.picture, {
        mount: Horizon,
        ratio: 'wide',
        priority: true,
        sizes: '(min-width: 64rem) 50vw, 92vw',
      }) ?? <Harbour />)
    : (show(topOf(site, slug)?.picture, { ratio: 'landscape', sizes: '30vw' }) ?? <Boat />);
  return (
    <>
      <Announcement site={site} />
      <FirstLine
        site={site}
        hoursHref={site.has('find-us') ? href('find-us') : `${href('')}#hours`}
        tone="plain"
      />
      <SiteHeaderWaterline
        {...headingOf(site, slug)}
        name={plainName(business)}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        aside={ask}
        height={home ? 'high' : 'low'}
        scene={scene}
        {...(home && {
          actions: site.has('board')
            ? ([ask, { label: labels.seeMenu, href: href('board') }] as const)
            : ([ask] as const),
        })}
        {...(slug === undefined && {
          actions: [{ label: labels.home, href: href('') }, callAction(site)] as const,
        })}
        labels={{ skip: labels.skip }}
      />
      <LeadLine />
      <main id="main">{children}</main>
      <SiteFooterFloor
        lastWord={design?.end ?? plainName(business)}
        {...(design?.endDepth && { mark: design.endDepth })}
        floor={<SeaBed label={design?.floor} />}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        smallPrint={smallPrint(content)}
      />
      <ThumbBar site={site} bookHref={ask.href} />
    </>
  );
}
