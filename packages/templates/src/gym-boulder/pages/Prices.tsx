import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { PriceList } from '@awning/ui/sections/PriceList';
import { priceGroups, questionsProps } from '../../design/props.ts';
import { isQuoted, isRated, Reviews } from '../../design/sections/Reviews.tsx';
import { route } from '../art/route.ts';
import type { Site } from '../schema.ts';
import { HeroWall } from '../sections/HeroWall/HeroWall.tsx';
import { WallSeam } from '../sections/WallSeam/WallSeam.tsx';
import { Fares, join, Landing, sorted } from './parts.tsx';

/** All prices, the commonest bolted to the wall. */
export function Prices(site: Site) {
  const { content, labels } = site;
  const { prices, quotes } = content;
  const { prices: hung, others } = sorted(site);
  return (
    <>
      {hung.length > 0 ? (
        <Fares
          site={site}
          level={1}
          tone="plain"
          {...(prices?.footnote && { terms: prices.footnote })}
          actions={[join(site)]}
        />
      ) : (
        <HeroWall heading={labels.pages.prices} />
      )}
      <WallSeam from="plain" to="tint" holds={route.first} />
      <PriceList heading={labels.otherPrices} groups={priceGroups(site, others)} tone="tint" board="raised" />
      <WallSeam from="tint" to="plain" lean="end" holds={route.second} />
      <FaqDetails {...questionsProps(site, 'prices')} />
      <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} tone="secondary" />
      <Reviews site={site} tone="secondary" joined={isQuoted(content)} />
      <Landing site={site} {...((quotes || isRated(content)) && { wall: 'plain' as const })} />
    </>
  );
}
