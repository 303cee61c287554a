import { plainName } from '../../content/words/place.ts';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import type { MountProps } from '../../design/show.tsx';
import { callAction } from '../../design/actions/callAction.ts';
import { actionToAsk, contactLines, headed, hoursHref, smallPrint } from '../../design/props.ts';
import { Sand, Sun } from '../art/ornaments.ts';
import { Horizon } from '../components/Horizon/Horizon.tsx';
import { LeadLine } from '../components/LeadLine/LeadLine.tsx';
import type { Site, Slug } from '../schema.ts';
import { SiteFooterFloor } from '../sections/SiteFooterFloor/SiteFooterFloor.tsx';
import { SiteHeaderWaterline } from '../sections/SiteHeaderWaterline/SiteHeaderWaterline.tsx';
import { firstLine } from '../styles/firstLine.css.ts';

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
  return headed(
    top,
    slug === 'find-us' ? labels.visit : slug === 'boats' ? site.nameOf(slug) : labels.pages[slug],
  );
}

/** Holds a photograph bare: at the foot of a page it goes from edge to edge, as no porthole does. */
const Bare = ({ children }: MountProps) => children;

/** What lies at the foot of a page, in the owner's words where the drawing brings none. */
function bottomOf({ content: { design }, show }: Site) {
  const { bed, floor } = design ?? {};
  const worded = bed?.kind === 'drawing' && floor ? { alt: floor, ...bed } : bed;
  return show(worded, { mount: Bare, fill: true, sizes: '100vw' });
}

/** Begins every page in the sky, and ends it on the sea bed. */
export function Frame({ slug, links, answer, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href, show } = site;
  const { business, opening, design } = content;
  const home = slug === '';
  const ask = actionToAsk(site, 'book', '#ask');
  const scene = home
    ? (show(opening?.picture, {
        mount: Horizon,
        before: show(design?.afloat),
        ratio: 'wide',
        priority: true,
        sizes: '(min-width: 64rem) 50vw, 92vw',
      }) ?? <Sun />)
    : show(topOf(site, slug)?.picture, { ratio: 'landscape', sizes: '30vw' });
  return (
    <>
      <Announcement site={site} />
      <div className={firstLine}>
        <FirstLine site={site} hoursHref={hoursHref(site, 'find-us')} tone="plain" />
      </div>
      <SiteHeaderWaterline
        {...(answer ?? headingOf(site, slug))}
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
        {...(slug === undefined &&
          !answer && {
            actions: [{ label: labels.home, href: href('') }, callAction(site)] as const,
          })}
        labels={{ skip: labels.skip }}
      />
      <LeadLine />
      <main id="main">{children}</main>
      <SiteFooterFloor
        lastWord={design?.end ?? plainName(business)}
        {...(design?.endDepth && !site.options.plain && { mark: design.endDepth })}
        floor={bottomOf(site) ?? <Sand />}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        smallPrint={smallPrint(content, design?.end ?? business.name)}
      />
      <ThumbBar site={site} bookPage="book" />
    </>
  );
}
