import type { ReactNode } from 'react';
import { HeroTrack } from '../sections/HeroTrack/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Bus } from '../art/Bus.tsx';
import { chaser } from '../art/Pack.tsx';
import { labels, notFound } from '../content/business.ts';
import { type LaneNumber, laneNumbers } from '../content/prices.ts';

const late: Partial<Record<LaneNumber, ReactNode>> = { 5: chaser, 6: <Bus /> };

export function NotFound({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <HeroTrack
      {...notFound}
      lanes={laneNumbers.map((number) => ({ number, runner: late[number] }))}
      actions={[
        { label: labels.home, href: href('') },
        { label: labels.prices, href: href('prices') },
      ]}
    />
  );
}
