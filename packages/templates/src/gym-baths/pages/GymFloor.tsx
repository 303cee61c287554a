import { LaneRope } from '@awning/ui/components/LaneRope';
import { FaqList } from '@awning/ui/sections/FaqList';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { PoolsideHead } from '@awning/ui/sections/PoolsideHead';
import type { SitePageProps } from '../../site.ts';
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
      <FaqList {...gymFacts} />
      <Closing href={href} second={{ label: 'See the classes', href: href('classes') }} />
    </>
  );
}
