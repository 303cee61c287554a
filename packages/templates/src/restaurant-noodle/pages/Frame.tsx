import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import { plainName } from '../../content/words/place.ts';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { actionToAsk, contactLines, hoursHref, smallPrint } from '../../design/props.ts';
import { LastBowl } from '../art/ornaments.ts';
import type { Site, Slug } from '../schema.ts';
import { SiteFooterThread } from '../sections/SiteFooterThread/SiteFooterThread.tsx';

/** The frame of every page: the name above, the end of the noodle below. */
export function Frame({ links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href } = site;
  const { business, design } = content;
  const ask = actionToAsk(site, 'find-us', '#ask');
  return (
    <>
      <Announcement site={site} />
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        action={{ ...ask, loud: true }}
        labels={{ skip: labels.skip }}
        tone="accent"
      />
      <FirstLine site={site} hoursHref={hoursHref(site, 'find-us')} tone="plain" />
      <main id="main">{children}</main>
      <SiteFooterThread
        lastWord={design?.end ?? plainName(business)}
        end={<LastBowl />}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        smallPrint={smallPrint(content, design?.end ?? business.name)}
      />
      <ThumbBar site={site} bookPage="find-us" />
    </>
  );
}
