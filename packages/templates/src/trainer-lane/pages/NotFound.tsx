import { HeroTrack } from '@awning/ui/sections/HeroTrack';
import type { SitePageProps } from '../../site.ts';
import { Bus } from '../art/Bus.tsx';
import { chaser } from '../art/Pack.tsx';
import { labels, notFound } from '../content/business.ts';
import { laneNumbers } from '../content/prices.ts';

const late = [chaser, <Bus key="bus" />];

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <HeroTrack
      {...notFound}
      lanes={laneNumbers.map((number, place) => ({ number, runner: late[place] }))}
      actions={[
        { label: labels.home, href: href('') },
        { label: labels.prices, href: href('prices') },
      ]}
    />
  );
}
