import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { plainName } from '../../content/words/place.ts';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { actionTo, contactLines, smallPrint } from '../../design/props.ts';
import type { Site, Slug } from '../schema.ts';
import { ScreenWideWords } from '../sections/ScreenWideWords/index.ts';

/** What stands around every page: the name above, a last word as wide as the screen below. */
export function Frame({ links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href } = site;
  const { business, design } = content;
  const begin = design?.ask?.action ?? labels.book;
  const [first = plainName(business), second] = design?.signOff ?? [];
  return (
    <>
      <Announcement site={site} />
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links: links.filter(({ slug }) => slug !== '' && slug !== 'start') }}
        action={{ ...actionTo(site, 'start', begin), loud: true }}
        labels={{ skip: labels.skip }}
      />
      <FirstLine
        site={site}
        clock="digital"
        hoursHref={site.has('start') ? href('start') : `${href('')}#hours`}
        tone="secondary"
      />
      <main id="main">
        {children}
        <ScreenWideWords lines={second ? [first, second] : [first]} />
      </main>
      <ContactFooter
        name={business.name}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        footnote={smallPrint(content)}
      />
      <ThumbBar site={site} bookHref={actionTo(site, 'start', begin, '#ask').href} />
    </>
  );
}
