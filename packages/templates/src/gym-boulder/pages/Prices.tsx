import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { PriceHolds } from '../sections/PriceHolds/index.ts';
import { PriceList } from '@awning/ui/sections/PriceList';
import { WallSeam } from '../sections/WallSeam/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { extras, priceQuestions, prices, pricesPage } from '../content/prices.ts';
import { route } from '../content/route.ts';
import { Landing } from './Landing.tsx';

export function Prices({ href }: Pick<SitePageProps, 'href'>) {
  return (
    <>
      <PriceHolds {...prices} {...pricesPage} level={1} tone="plain" />
      <WallSeam from="plain" to="tint" holds={route.first} />
      <PriceList {...extras} tone="tint" board="raised" />
      <WallSeam from="tint" to="plain" lean="end" holds={route.second} />
      <FaqDetails {...priceQuestions} />
      <Landing href={href} />
    </>
  );
}
