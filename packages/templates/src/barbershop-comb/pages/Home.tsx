import { plainName } from '../../content/words/place.ts';
import { actionToAsk, andTo, headed } from '../../design/props.ts';
import { LongComb } from '../art/ornaments.tsx';
import { CombEdge } from '../components/CombEdge/CombEdge.tsx';
import { Spinning } from '../components/Spinning/Spinning.tsx';
import type { Site } from '../schema.ts';
import { HeroCutout } from '../sections/HeroCutout/HeroCutout.tsx';
import { MinuteBoard } from '../sections/MinuteBoard/MinuteBoard.tsx';
import { service, Story, Where } from './parts.tsx';

const shown = 6;

/** The shop, its commonest prices, its story and its address. */
export function Home(site: Site) {
  const { content, labels, href, has, show } = site;
  const { business, opening, prices, design } = content;
  const lead = opening?.lead ?? business.line;
  const ask = actionToAsk(site, 'book');
  // The long teeth may cover a map, but not words.
  const mapped = show(content.visit?.map, { shows: 'map' }) !== undefined;
  const first = (prices?.groups ?? []).flatMap(({ items }) => items).slice(0, shown);
  return (
    <>
      <HeroCutout
        heading={opening?.heading ?? plainName(business)}
        {...(lead && { lead })}
        actions={andTo(site, ask, 'prices', labels.seePrices)}
        figure={show(opening?.picture, {
          mount: Spinning,
          fill: true,
          priority: true,
          sizes: '(min-width: 64rem) 50vw, 100vw',
        })}
      />
      <LongComb />
      <MinuteBoard
        {...headed(design?.rail ?? prices, labels.prices)}
        groups={[{ services: first.map((item) => service(site, item)) }]}
        {...(has('prices') && { actions: [{ label: labels.allPrices, href: href('prices') }] })}
      />
      <Story
        site={site}
        picture={0}
        {...(has('family') && { action: { label: labels.meetUs, href: href('family') } })}
      />
      <CombEdge tone={content.story ? 'deep' : 'plain'} gauge={mapped ? 'wide' : 'fine'} />
      <Where {...site} />
    </>
  );
}
