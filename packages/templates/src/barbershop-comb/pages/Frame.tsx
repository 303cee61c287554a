import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { actionTo, contactLines, smallPrint } from '../../design/props.ts';
import { CombEdge } from '../components/CombEdge/index.ts';
import type { Site, Slug } from '../schema.ts';

/** What stands around every page: the name above, all the ways below. */
export function Frame({ links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href, has } = site;
  const ask = actionTo(site, 'book', labels.book, '#ask');
  return (
    <>
      <Announcement site={site} tone="accent" />
      <HeaderRow
        name={content.business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links: links.filter(({ slug }) => slug !== '' && slug !== 'book') }}
        action={{ ...ask, loud: true }}
        labels={{ skip: labels.skip }}
      />
      <FirstLine site={site} hoursHref={has('find-us') ? href('find-us') : `${href('')}#hours`} tone="deep" />
      <CombEdge tone="deep" />
      <main id="main">{children}</main>
      <ContactFooter
        name={content.business.name}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        footnote={smallPrint(content)}
      />
      <ThumbBar site={site} bookHref={ask.href} />
    </>
  );
}
