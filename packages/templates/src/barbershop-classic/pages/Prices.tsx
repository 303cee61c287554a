import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { PriceList } from '@awning/ui/sections/PriceList';
import type { PriceItem } from '../../content/shapes.ts';
import { durationText } from '../../content/words/price.ts';
import { actionToAsk, andTo, headed, priceGroups, priceLine, questionsProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Said } from './Said.tsx';
import { PriceWall } from '../sections/PriceWall/PriceWall.tsx';

/** A price, and how long it takes. */
const timed = (site: Site, item: PriceItem) => ({
  ...priceLine(site, item),
  ...(item.minutes !== undefined && { time: durationText(item.minutes, site.labels) }),
});

/** Every price with its time, what stands by the till, and how to pay. */
export function Prices(site: Site) {
  const { content, labels, show } = site;
  const { prices, design } = content;
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
      <PriceWall
        heading={headed(prices, labels.prices).heading}
        groups={(prices?.groups ?? [])
          .filter(({ items }) => items.length > 0)
          .map((group) => ({
            heading: group.heading ?? prices?.heading ?? labels.prices,
            items: group.items.map((item) => timed(site, item)),
          }))}
        {...(prices?.special && { special: timed(site, prices.special) })}
        {...(prices?.footnote && { terms: prices.footnote })}
      />
      <PriceList
        heading={design?.extras?.heading ?? labels.extras}
        groups={priceGroups(site, design?.extras?.groups)}
        {...(design?.extras?.footnote && { footnote: design.extras.footnote })}
        board="raised"
        tone="tint"
      />
      <Said {...site} />
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
