import { CombEdge } from '../components/CombEdge/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { MinuteBoard } from '../sections/MinuteBoard/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { labels } from '../content/business.ts';
import { everyPrice, priceQuestions } from '../content/prices.ts';
import { Closing } from './Closing.tsx';

export function PricesPage({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <MinuteBoard {...everyPrice} level={1} />
      <FaqDetails {...priceQuestions} tone="spark" />
      <CombEdge tone="spark" />
      <Closing href={href} second={{ label: labels.lengths, href: href('lengths') }} />
    </>
  );
}
