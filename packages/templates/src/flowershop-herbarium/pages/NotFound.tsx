import { HeroSpecimen } from '../sections/HeroSpecimen/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { BareStrips } from '../art/BareStrips.tsx';
import { BlindStamp } from '../art/BlindStamp.tsx';
import { labels, notFound } from '../content/business.ts';

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <HeroSpecimen
      {...notFound}
      actions={[{ label: labels.thisWeek, href: href('this-week') }]}
      specimen={<BareStrips />}
      stamp={<BlindStamp />}
    />
  );
}
