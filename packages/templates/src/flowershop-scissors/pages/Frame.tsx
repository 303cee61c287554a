import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { contactLines, smallPrint } from '../../design/props.ts';
import { Stencils } from '../art/Stencils.tsx';
import type { Site, Slug } from '../schema.ts';
import { order } from './parts.tsx';

const tones: Partial<Record<Slug, 'deep' | 'secondary'>> = { 'in-season': 'secondary', 'big-days': 'deep' };

/** What stands around every page: the name on the paper its page begins with, all the ways below. */
export function Frame({ slug, links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href, has } = site;
  const tone = (slug === undefined ? undefined : tones[slug]) ?? 'tint';
  return (
    <>
      <Stencils />
      <Announcement site={site} />
      <HeaderRow
        name={content.business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links: links.filter((link) => link.slug !== '' && link.slug !== 'order') }}
        action={{ ...order(site), loud: true }}
        tone={tone}
        labels={{ skip: labels.skip }}
      />
      <FirstLine site={site} hoursHref={has('visit') ? href('visit') : `${href('')}#hours`} tone={tone} />
      <main id="main">{children}</main>
      <ContactFooter
        name={content.business.name}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        footnote={smallPrint(content)}
      />
      <ThumbBar site={site} bookHref={has('order') ? `${href('order')}#ask` : undefined} />
    </>
  );
}
