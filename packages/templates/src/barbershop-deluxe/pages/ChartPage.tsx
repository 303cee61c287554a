import { BeforeAfterChart } from '../sections/BeforeAfterChart/index.ts';
import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { PairList } from '../sections/PairList/index.ts';
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
