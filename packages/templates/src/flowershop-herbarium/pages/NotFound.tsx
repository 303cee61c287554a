import { BareStrips, BlindStamp } from '../art/ornaments.ts';
import type { Site } from '../schema.ts';
import { HeroSpecimen } from '../sections/HeroSpecimen/HeroSpecimen.tsx';
import { labelled } from './parts.tsx';

/** No page here: a bare sheet. */
export function NotFound(site: Site) {
  const { content, labels, href, has } = site;
  const home = { label: labels.home, href: href('') };
  const { notFound, notFoundLabel, number } = content.design ?? {};
  return (
    <HeroSpecimen
      heading={notFound?.heading ?? labels.notFound}
      lead={notFound?.lead ?? labels.notFoundText}
      actions={has('this-week') ? [{ label: labels.seeAll, href: href('this-week') }, home] : [home]}
      specimen={<BareStrips />}
      {...(notFoundLabel && { label: labelled(site, notFoundLabel) })}
      {...(number && { number: `${number} 0404` })}
      stamp={<BlindStamp />}
    />
  );
}
