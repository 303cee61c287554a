import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { PriceList } from '@awning/ui/sections/PriceList';
import { actionTo, headed, priceGroups, priceLine, questionsAbout } from '../../design/props.ts';
import { Scissors } from '../art/Scissors.tsx';
import type { Site } from '../schema.ts';

/** The whole board, what stands by the till, and how to pay. */
export function Prices(site: Site) {
  const { content, labels, href, has, show } = site;
  const { prices, quotes, design, questions } = content;
  const ask = actionTo(site, 'find-us', design?.ask?.action ?? labels.book, '#ask');
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
      <FactStrip {...headed(design?.paying, labels.paying)} items={design?.paying?.items ?? []} showHeading />
      <Split first="more">
        <FaqDetails
          heading={questions?.heading ?? labels.questions}
          items={questionsAbout(content, 'prices')}
        />
        <CallToAction
          {...headed(design?.invitation, labels.invitation)}
          actions={has('find-us') ? [ask, { label: labels.visit, href: href('find-us') }] : [ask]}
          tone="spark"
        />
      </Split>
    </>
  );
}
