import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { contactLines, smallPrint } from '../../design/props.ts';
import type { Site, Slug } from '../schema.ts';
import { ask } from './parts.tsx';

const atTheTop: readonly Slug[] = ['the-pool', 'gym-floor', 'classes', 'learn-to-swim', 'memberships'];

/** What stands around every page: a handful of ways above, every page below. */
export function Frame({ links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href, has } = site;
  return (
    <>
      <Announcement site={site} />
      <HeaderRow
        name={content.business.name}
        homeHref={href('')}
        nav={{
          label: labels.main,
          links: links.filter(({ slug }) => atTheTop.includes(slug)),
          more: links.filter(({ slug }) => !atTheTop.includes(slug)),
        }}
        action={{ ...ask(site), loud: true }}
        labels={{ skip: labels.skip, menu: labels.menu }}
      />
      <FirstLine site={site} hoursHref={`${href(has('find-us') ? 'find-us' : '')}#hours`} tone="secondary" />
      <main id="main">{children}</main>
      <ContactFooter
        name={content.business.name}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        footnote={smallPrint(content)}
      />
      <ThumbBar site={site} bookHref={has('find-us') ? `${href('find-us')}#ask` : undefined} />
    </>
  );
}
