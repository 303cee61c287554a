import { LaneRope } from '@awning/ui/components/LaneRope';
import { FaqList } from '@awning/ui/sections/FaqList';
import { TilePrices } from '@awning/ui/sections/TilePrices';
import type { SitePageProps } from '../../site.ts';
import { labels } from '../content/business.ts';
import { included, prices, pricesQuestions } from '../content/prices.ts';
import { Closing } from './Closing.tsx';

export function Memberships({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <TilePrices
        {...prices}
        level={1}
        heading="Memberships"
        actions={[{ label: labels.pass, href: href('find-us') }]}
      />
      <LaneRope />
      <TilePrices {...included} tone="tint" />
      <FaqList {...pricesQuestions} />
      <Closing href={href} second={{ label: 'See your first visit', href: href('first-visit') }} />
    </>
  );
}
