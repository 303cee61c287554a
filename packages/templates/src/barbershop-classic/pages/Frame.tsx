import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { actionTo, contactLines, smallPrint } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { pole } from '../site.css.ts';

/** What stands around every page: the signboard above, the name below, the pole beside. */
export function Frame({ links, children, ...site }: Site & FrameProps<'' | 'prices' | 'find-us'>) {
  const { content, labels, href, has } = site;
  const { business, design } = content;
  const ask = actionTo(site, 'find-us', design?.ask?.action ?? labels.book, '#ask');
  return (
    <div className={pole}>
      <Announcement site={site} />
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        action={{ ...ask, loud: true }}
        labels={{ skip: labels.skip }}
      />
      <FirstLine site={site} hoursHref={`${href(has('find-us') ? 'find-us' : '')}#hours`} />
      <main id="main">{children}</main>
      <ContactFooter name={business.name} contact={contactLines(site)} footnote={smallPrint(content)} />
      <ThumbBar site={site} bookHref={ask.href} />
    </div>
  );
}
