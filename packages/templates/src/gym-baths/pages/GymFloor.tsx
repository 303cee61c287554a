import { LaneRope } from '../components/LaneRope/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { PoolsideHead } from '../sections/PoolsideHead/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Kettlebell } from '../art/Kettlebell.tsx';
import { gymFacts, gymPage, stations } from '../content/gym.ts';
import { Closing } from './Closing.tsx';

export function GymFloor({ href }: Pick<SitePageProps, 'href'>) {
  const { panel, ...head } = gymPage;

  return (
    <>
      <PoolsideHead {...head} panel={<Kettlebell label={panel} />} />
      <NumberedGrid {...stations} tone="tint" />
      <LaneRope />
      <FaqDetails {...gymFacts} />
      <Closing href={href} second={{ label: 'See the classes', href: href('classes') }} />
    </>
  );
}
