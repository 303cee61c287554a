import { ContactFooter } from '@awning/ui/sections/ContactFooter';
import { plainName } from '../../content/words/place.ts';
import type { FrameProps } from '../../design/defineDesign.tsx';
import { Announcement, FirstLine, ThumbBar } from '../../design/parts.tsx';
import { actionInAWord, contactLines, hoursHref, smallPrint } from '../../design/props.ts';
import type { Site, Slug } from '../schema.ts';
import { LevelPillar } from '../sections/LevelPillar/LevelPillar.tsx';
import { levelOf } from './parts.tsx';

/** The levels as the pillar has them: from the roof down. */
const fromTheRoof: readonly Slug[] = ['the-levels', 'bay-plan', 'tariff', '', 'attendants', 'way-in'];

/** The frame of every page: a pillar with every level on it, and the name at its foot. */
export function Frame({ links, children, ...site }: Site & FrameProps<Slug>) {
  const { content, labels, href } = site;
  const isSigned = levelOf(site, '') !== undefined;
  const levels = (isSigned ? fromTheRoof : links.map(({ slug }) => slug)).flatMap((slug) => {
    const link = links.find((one) => one.slug === slug);
    return link
      ? [
          {
            // A page keeps its mark, whichever of the others there are.
            level: levelOf(site, slug) ?? String(links.indexOf(link) + 1),
            label: link.label,
            href: link.href,
            ...(link.current && { current: true }),
          },
        ]
      : [];
  });
  return (
    <LevelPillar
      name={plainName(content.business)}
      homeHref={href('')}
      nav={{ label: labels.main, levels }}
      action={actionInAWord(site, 'way-in', '#ask')}
      labels={{ skip: labels.skip, menu: labels.menu }}
    >
      <Announcement site={site} />
      <FirstLine site={site} clock="digital" hoursHref={hoursHref(site, 'way-in')} />
      <main id="main">{children}</main>
      <ContactFooter
        name={plainName(content.business)}
        nav={{ label: labels.everyPage, links }}
        contact={contactLines(site)}
        footnote={smallPrint(content, content.business.name)}
      />
      <ThumbBar site={site} bookPage="way-in" />
    </LevelPillar>
  );
}
