import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { contactLines, smallPrint } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { pole } from '../site.css.ts';

/** What stands around every page: the signboard above, the name below, the pole beside. */
export function Frame({ links, children, ...site }: Site & FrameProps<'' | 'prices' | 'find-us'>) {
  const { content, labels, href } = site;
  const { business, design } = content;
  return (
    <div className={pole}>
      <Announcement site={site} />
      <HeaderRow
        name={business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links }}
        action={{ label: design?.ask?.action ?? labels.book, href: `${href('find-us')}#ask`, loud: true }}
        labels={{ skip: labels.skip }}
      />
      <FirstLine site={site} hoursHref={`${href('find-us')}#hours`} />
      <main id="main">{children}</main>
      <ContactFooter name={business.name} contact={contactLines(site)} footnote={smallPrint(content)} />
      <ThumbBar site={site} bookHref={`${href('find-us')}#ask`} />
    </div>
  );
}
