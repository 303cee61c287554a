import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { actionTo, contactLines, smallPrint } from '../../design/props.ts';
import { Mark } from '../art/Mark.tsx';
import type { Site, Slug } from '../schema.ts';

/** What stands around every page: the name above, the grass below. */
export function Frame({ links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href } = site;
  const { business, design } = content;
  const ask = actionTo(site, 'start', design?.ask?.action ?? labels.book, '#ask');
  return (
    <>
      <Announcement site={site} />
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        action={{ ...ask, loud: true }}
        mark={<Mark />}
        tone="plain"
        labels={{ skip: labels.skip }}
      />
      <FirstLine
        site={site}
        clock="digital"
        hoursHref={site.has('start') ? href('start') : `${href('')}#hours`}
      />
      <main id="main">{children}</main>
      <ContactFooter
        name={business.name}
        contact={contactLines(site)}
        footnote={smallPrint(content)}
        tone="tint"
      />
      <ThumbBar site={site} bookHref={ask.href} />
    </>
  );
}
