import { HeroHalves } from '@awning/ui/sections/HeroHalves';
import { PairList } from '@awning/ui/sections/PairList';
import { PriceHalves } from '@awning/ui/sections/PriceHalves';
import { everyPrice, pricesPage, terms } from '../content/prices.ts';
import { Closing } from './Closing.tsx';
import type { PageProps } from './page.ts';

export function PricesPage({ href }: PageProps) {
  const { title, lead, aside, heading, note } = pricesPage;
  return (
    <>
      <HeroHalves before={title} lead={lead} aside={aside} start="accent" end="tint" />
      <PriceHalves heading={heading} groups={everyPrice} note={note} />
      <PairList {...terms} start="accent" end="tint" />
      <Closing href={href} />
    </>
  );
}
