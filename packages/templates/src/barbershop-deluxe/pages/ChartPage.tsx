import { BeforeAfterChart } from '@awning/ui/sections/BeforeAfterChart';
import { HeroHalves } from '@awning/ui/sections/HeroHalves';
import { PairList } from '@awning/ui/sections/PairList';
import { cutChart } from '../art/charts.tsx';
import { chartPage, whichOne } from '../content/chart.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

export function ChartPage({ href }: PageProps) {
  const { title, lead, aside, heading } = chartPage;
  return (
    <>
      <HeroHalves before={title} lead={lead} aside={aside} />
      <BeforeAfterChart heading={heading} items={cutChart} />
      <PairList {...whichOne} />
      <Closing href={href} />
    </>
  );
}
