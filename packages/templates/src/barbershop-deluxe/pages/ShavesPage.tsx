import { BeforeAfterChart } from '../sections/BeforeAfterChart/index.ts';
import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { PairList } from '../sections/PairList/index.ts';
import { PriceHalves } from '../sections/PriceHalves/index.ts';
import { beardChart } from '../art/charts.tsx';
import { Brush } from '../art/stillLifes.tsx';
import { usual } from '../content/prices.ts';
import { byTheClock, looksAfter, pointAtAChin, shaves, shavesBoard } from '../content/shaves.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

export function ShavesPage({ href }: PageProps) {
  return (
    <>
      <HeroHalves
        before={shaves.before}
        after={shaves.after}
        lead={shaves.lead}
        actions={[
          { label: shaves.book, href: href('book-a-chair') },
          { label: shaves.price, href: href('prices') },
        ]}
        figure={<Brush label={shaves.figure} />}
        height="band"
      />
      <PairList {...byTheClock} terms="figure" start="accent" end="tint" />
      <BeforeAfterChart {...pointAtAChin} items={beardChart} tone="deep" />
      <PriceHalves {...shavesBoard} groups={[{ items: usual.shaves }]} start="accent" end="tint" />
      <PairList {...looksAfter} />
      <Closing href={href} />
    </>
  );
}
