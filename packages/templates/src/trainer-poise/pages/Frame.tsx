import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { actionTo, contactLines, smallPrint } from '../../design/props.ts';
import type { Site, Slug } from '../schema.ts';
import { reasonSlugs } from './parts.tsx';

/** At the top stand what people come to look up; who it is for is said on the way. */
const elsewhere: readonly Slug[] = ['', 'begin', ...reasonSlugs];

/** What stands around every page: the name above, a last word below. */
export function Frame({ links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href } = site;
  const { business, design } = content;
  const ask = actionTo(site, 'begin', design?.ask?.action ?? labels.book, '#ask');
  return (
    <>
      <Announcement site={site} />
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{
          label: labels.main,
          links: links.filter(({ slug }) => !elsewhere.includes(slug)),
          more: links.filter(({ slug }) => slug !== '' && elsewhere.includes(slug)),
        }}
        action={{ ...ask, loud: true }}
        labels={{ skip: labels.skip, menu: labels.menu }}
        tone="plain"
      />
      <FirstLine site={site} hoursHref={`${href(site.has('begin') ? 'begin' : '')}#hours`} tone="secondary" />
      <main id="main">{children}</main>
      <ContactFooter
        name={design?.signOff ?? business.name}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        footnote={smallPrint(content)}
        tone="secondary"
      />
      <ThumbBar site={site} bookHref={ask.href} />
    </>
  );
}
