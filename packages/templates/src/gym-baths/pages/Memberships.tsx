import { LaneRope } from '../components/LaneRope/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { TilePrices } from '../sections/TilePrices/index.ts';
import type { SitePageProps } from '../../design/site.ts';
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
      <FaqDetails {...pricesQuestions} />
      <Closing href={href} second={{ label: 'See your first visit', href: href('first-visit') }} />
    </>
  );
}
