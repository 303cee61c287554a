import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { plainName, tradeAndTown } from '../../content/words/place.ts';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { actionToAsk, contactLines, hoursHref, smallPrint } from '../../design/props.ts';
import type { Site, Slug } from '../schema.ts';
import { SiteCabinet } from '../sections/SiteCabinet/SiteCabinet.tsx';

/** The frame of every page: a cabinet with a drawer for each, and the name at its foot. */
export function Frame({ links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href, has } = site;
  const { business, hours, story, design } = content;
  const drawers = [
    design?.press && {
      label: design.drawers?.press ?? labels.next,
      href: `${href(has('this-week') ? 'this-week' : '')}#press`,
    },
    story &&
      has('visit') && { label: design?.drawers?.story ?? labels.story, href: `${href('visit')}#story` },
    design?.steps &&
      design.steps.items.length > 0 &&
      has('this-week') && {
        label: design.drawers?.steps ?? labels.steps,
        href: `${href('this-week')}#steps`,
      },
    hours &&
      hours.week.length > 0 && {
        label: design?.drawers?.hours ?? labels.hours,
        href: hoursHref(site, 'visit', '#hours'),
      },
  ].filter((link) => typeof link === 'object');
  return (
    <SiteCabinet
      name={plainName(business)}
      trade={tradeAndTown(business)}
      homeHref={href('')}
      action={actionToAsk(site, 'visit', '#ask')}
      nav={{ label: labels.main, links }}
      index={{ label: labels.onHome, links: drawers }}
      // What comes after the address: the telephone, or what there is instead.
      contact={contactLines(site).slice(1, 2)}
      labels={{ skip: labels.skip }}
    >
      <Announcement site={site} />
      <FirstLine site={site} hoursHref={hoursHref(site, 'visit')} />
      <main id="main">{children}</main>
      <ContactFooter
        name={plainName(business)}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        footnote={smallPrint(content, business.name)}
      />
      <ThumbBar site={site} bookPage="visit" />
    </SiteCabinet>
  );
}
