import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { PriceList } from '@awning/ui/sections/PriceList';
import { actionToAsk, andTo, headed, priceGroups, priceLine, questionsProps } from '../../design/props.ts';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import { Scissors } from '../art/ornaments.ts';
import type { Site } from '../schema.ts';

/** The whole board, what stands by the till, and how to pay. */
export function Prices(site: Site) {
  const { content, labels, show } = site;
  const { prices, quotes, design } = content;
  const ask = actionToAsk(site, 'find-us', '#ask');
  return (
    <>
      <HeroBanner
        {...headed(design?.prices, labels.pages.prices)}
        drawing={show(design?.prices?.picture, {
          fill: true,
          priority: true,
          sizes: '(min-width: 64rem) 50vw, 100vw',
        })}
      />
      <PriceList
        {...headed(prices, labels.prices)}
        groups={priceGroups(site, prices?.groups)}
        {...(prices?.special && { special: { note: '', ...priceLine(site, prices.special) } })}
        {...(prices?.footnote && { footnote: prices.footnote })}
        ornament={<Scissors />}
      />
      <PriceList
        heading={design?.extras?.heading ?? labels.extras}
        groups={priceGroups(site, design?.extras?.groups)}
        {...(design?.extras?.footnote && { footnote: design.extras.footnote })}
        board="raised"
        tone="tint"
      />
      <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} />
      <Reviews site={site} tone="spark" joined={isQuoted(content)} />
      <FactStrip {...headed(design?.paying, labels.paying)} items={design?.paying?.items ?? []} showHeading />
      <Split first="more">
        <FaqDetails {...questionsProps(site, 'prices')} />
        <CallToAction
          {...headed(design?.invitation, labels.invitation)}
          actions={andTo(site, ask, 'find-us', labels.visit)}
          tone="spark"
        />
      </Split>
    </>
  );
}
