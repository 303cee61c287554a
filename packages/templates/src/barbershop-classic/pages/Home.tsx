import { Split } from '@awning/ui/primitives';
import { FactStrip } from '@awning/ui/sections/FactStrip';
import { HeroBanner } from '@awning/ui/sections/HeroBanner';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PriceList } from '@awning/ui/sections/PriceList';
import { People } from '../../design/sections/People.tsx';
import { Scissors } from '../art/ornaments.ts';
import { actionToAsk, andTo, headed, hoursProps, priceGroups, priceLine } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { Said } from './Said.tsx';
import { Way } from './Way.tsx';
import { faces } from '../site.css.ts';
import { StyleChart } from '../sections/StyleChart/StyleChart.tsx';

/** The front door: everything a customer asks at the door, in the order they ask it. */
export function Home(site: Site) {
  const { content, labels, has, show } = site;
  const { business, opening, facts, prices, gallery, people } = content;
  const lead = opening?.lead ?? business.line;
  const ask = actionToAsk(site, 'find-us', '#ask');
  const heads = (people?.items ?? []).flatMap(({ name, picture }) => {
    const drawing = show(picture, { ratio: 'portrait', sizes: '(min-width: 48rem) 12rem, 5rem' });
    return drawing ? [{ name, drawing }] : [];
  });
  return (
    <>
      <HeroBanner
        heading={opening?.heading ?? business.name}
        {...(lead && { lead })}
        actions={andTo(site, ask, 'prices', labels.seePrices)}
        drawing={show(opening?.picture, {
          fill: true,
          priority: true,
          sizes: '(min-width: 64rem) 50vw, 100vw',
        })}
      />
      <FactStrip {...headed(facts, labels.facts)} items={facts?.items ?? []} />
      <PriceList
        {...headed(prices, labels.prices)}
        groups={priceGroups(site, prices?.groups)}
        {...(prices?.special && { special: { note: '', ...priceLine(site, prices.special) } })}
        {...(prices?.footnote && { footnote: prices.footnote })}
        ornament={<Scissors />}
      />
      <StyleChart
        {...headed(gallery, labels.gallery)}
        items={(gallery?.items ?? []).map(({ picture, caption, note }) => ({
          ...(caption && { name: caption }),
          ...(note && { note }),
          drawing: show(picture, { ratio: 'portrait', sizes: '(min-width: 48rem) 12rem, 40vw' }),
        }))}
      />
      <div className={faces}>
        <People site={site} portraits={heads} />
      </div>
      {/* Else they stand beside the prices. */}
      {!has('prices') && <Said {...site} />}
      <Split first="less">
        <OpeningHours {...hoursProps(site)} id="hours" />
        <Way {...site} />
      </Split>
    </>
  );
}
