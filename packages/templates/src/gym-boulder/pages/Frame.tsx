import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { actionTo, contactLines, smallPrint } from '../../design/props.ts';
import { ClimbingHold } from '../components/ClimbingHold/index.ts';
import type { Site, Slug } from '../schema.ts';

/** What stands around every page: the name above, the mats' edge below. */
export function Frame({ links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href, has } = site;
  return (
    <>
      <Announcement site={site} />
      <HeaderRow
        name={content.business.name}
        mark={<ClimbingHold shape="jug" />}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        action={{ ...actionTo(site, 'first-time', labels.book, '#ask'), loud: true }}
        labels={{ skip: labels.skip }}
      />
      <FirstLine site={site} hoursHref={has('first-time') ? href('first-time') : `${href('')}#hours`} />
      <main id="main">{children}</main>
      <ContactFooter
        name={content.business.name}
        contact={contactLines(site)}
        footnote={smallPrint(content)}
        tone="deep"
      />
      <ThumbBar site={site} bookHref={has('first-time') ? `${href('first-time')}#ask` : undefined} />
    </>
  );
}
