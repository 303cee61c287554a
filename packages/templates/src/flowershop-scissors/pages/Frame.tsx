import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { HeaderRow } from '@awning/ui/sections/HeaderRow';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { contactLines, smallPrint } from '../../design/props.ts';
import { Stencils } from '../art/Stencils.tsx';
import type { Site, Slug } from '../schema.ts';

const tones: Partial<Record<Slug, 'deep' | 'secondary'>> = { 'in-season': 'secondary', 'big-days': 'deep' };

/** What stands around every page: the name on the paper its page begins with, all the ways below. */
export function Frame({ slug, links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href } = site;
  const tone = (slug === undefined ? undefined : tones[slug]) ?? 'tint';
  return (
    <>
      <Stencils />
      <Announcement site={site} />
      <HeaderRow
        name={content.business.name}
        homeHref={href('')}
        nav={{ label: labels.main, links: links.slice(1, -1) }}
        action={{ label: content.design?.ask?.action ?? labels.book, href: href('order'), loud: true }}
        tone={tone}
        labels={{ skip: labels.skip }}
      />
      <FirstLine site={site} hoursHref={href('visit')} tone={tone} />
      <main id="main">{children}</main>
      <ContactFooter
        name={content.business.name}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        footnote={smallPrint(content)}
      />
      <ThumbBar site={site} bookHref={`${href('order')}#ask`} />
    </>
  );
}
