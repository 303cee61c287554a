import { plainName } from '../../content/words/place.ts';
import { LanguagesPart } from '../../design/asks/LanguagesPart.tsx';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { actionInAWord, contactLines, hoursHref, smallPrint } from '../../design/props.ts';
import type { Site, Slug } from '../schema.ts';
import { SiteFooterHalves } from '../sections/SiteFooterHalves/SiteFooterHalves.tsx';
import { SiteHeaderHalves } from '../sections/SiteHeaderHalves/SiteHeaderHalves.tsx';

const before: readonly Slug[] = ['prices', 'shaves-and-beards', 'haircut-chart'];
const after: readonly Slug[] = ['the-chairs', 'find-us'];

/** The frame of every page: ways on both sides of the name, and the name large at its foot. */
export function Frame({ links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href } = site;
  const name = plainName(content.business);
  const linksTo = (slugs: readonly Slug[]) => links.filter(({ slug }) => slugs.includes(slug));
  return (
    <>
      <Announcement site={site} />
      <SiteHeaderHalves
        name={name}
        homeHref={href('')}
        nav={{ label: labels.main, before: linksTo(before), after: linksTo(after), all: links }}
        action={actionInAWord(site, 'book-a-chair', '#ask')}
        labels={{ skip: labels.skip, menu: labels.menu }}
      />
      <FirstLine site={site} hoursHref={hoursHref(site, 'find-us', '#hours')} tone="tint" />
      <main id="main">{children}</main>
      <SiteFooterHalves
        name={name}
        contact={contactLines(site)}
        nav={{ label: labels.everyPage, links }}
        languages={<LanguagesPart site={site} homeHref={href('')} />}
        smallPrint={smallPrint(content, name)}
      />
      <ThumbBar site={site} bookPage="book-a-chair" />
    </>
  );
}
