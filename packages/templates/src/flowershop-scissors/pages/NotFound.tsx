import { HeroCollage } from '../sections/HeroCollage/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { GoneOver } from '../art/GoneOver.tsx';
import { labels, notFound } from '../content/business.ts';
import { Bench } from './Bench.tsx';

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <HeroCollage
        {...notFound}
        actions={[{ label: labels.thisWeek, href: href('this-week') }]}
        collage={<GoneOver />}
      />
      <Bench />
    </>
  );
}
