import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { contactLines, smallPrint } from '../../design/props.ts';
import { LaidTable } from '../components/LaidTable/index.ts';
import type { Site, Slug } from '../schema.ts';
import { book } from './parts.tsx';

/** What most people come for; a phone's menu and the footer have the rest. */
const main: readonly Slug[] = ['tonight', 'the-table', 'lunch', 'wine', 'bread', 'find-us'];

/** What stands around every page: the name above, and the table under all of it. */
export function Frame({ links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href } = site;
  return (
    <>
      <Announcement site={site} />
      <HeaderRow
        name={content.business.name}
        homeHref={href('')}
        nav={{
          label: labels.main,
          links: links.filter(({ slug }) => main.includes(slug)),
          more: links.filter(({ slug }) => !main.includes(slug)),
        }}
        action={{ ...book(site), loud: true }}
        tone="plain"
        labels={{ skip: labels.skip, menu: labels.menu }}
      />
      <FirstLine
        site={site}
        hoursHref={`${href(site.has('find-us') ? 'find-us' : '')}#hours`}
        tone="raised"
      />
      <main id="main">
        <LaidTable spilled="secondary">{children}</LaidTable>
      </main>
      <ContactFooter
        name={content.business.name}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        footnote={smallPrint(content)}
        tone="secondary"
      />
      <ThumbBar site={site} bookHref={book(site).href} />
    </>
  );
}
