import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { contactLines, smallPrint } from '../../design/props.ts';
import type { Site, Slug } from '../schema.ts';
import { comeIn } from './parts.tsx';

const atTheTop: readonly Slug[] = ['first-room', 'cut-flowers', 'weddings', 'gift-vouchers', 'gardeners'];

/** What stands around every page: the way into each room above, every page below. */
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
        action={{ ...comeIn(site), loud: true }}
        labels={{ skip: labels.skip, menu: labels.menu }}
      />
      <FirstLine site={site} hoursHref={`${href(has('visit') ? 'visit' : '')}#hours`} tone="raised" />
      <main id="main">{children}</main>
      <ContactFooter
        name={content.business.name}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        footnote={smallPrint(content)}
      />
      <ThumbBar site={site} bookHref={has('visit') ? `${href('visit')}#ask` : undefined} />
    </>
  );
}
