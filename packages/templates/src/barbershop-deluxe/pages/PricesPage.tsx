import { HeroHalves } from '../sections/HeroHalves/index.ts';
import { PairList } from '../sections/PairList/index.ts';
import { PriceHalves } from '../sections/PriceHalves/index.ts';
import { Scissors } from '../art/stillLifes.tsx';
import { everyPrice, pricesPage, terms } from '../content/prices.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

export function PricesPage({ href }: PageProps) {
  const { title, lead, aside, figure, heading, note } = pricesPage;
  return (
    <>
      <HeroHalves
        before={title}
        lead={lead}
        aside={aside}
        figure={<Scissors label={figure} />}
        height="band"
      />
      <PriceHalves heading={heading} groups={everyPrice} note={note} start="accent" end="tint" />
      <PairList {...terms} />
      <Closing href={href} />
    </>
  );
}
