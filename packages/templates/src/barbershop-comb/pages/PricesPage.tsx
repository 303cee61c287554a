import { CombEdge } from '@awning/ui/components/CombEdge';
import { FaqList } from '@awning/ui/sections/FaqList';
import { MinuteBoard } from '@awning/ui/sections/MinuteBoard';
import type { SitePageProps } from '../../site.ts';
import { labels } from '../content/business.ts';
import { everyPrice, priceQuestions } from '../content/prices.ts';
import { Closing } from './Closing.tsx';

export function PricesPage({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <MinuteBoard {...everyPrice} level={1} />
      <FaqList {...priceQuestions} tone="spark" />
      <CombEdge tone="spark" />
      <Closing href={href} second={{ label: labels.lengths, href: href('lengths') }} />
    </>
  );
}
