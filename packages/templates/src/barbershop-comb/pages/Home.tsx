import { plainName } from '../../content/words/place.ts';
import { actionToAsk, andTo, headed } from '../../design/props.ts';
import { LongComb } from '../art/ornaments.tsx';
import { CombEdge } from '../components/CombEdge/CombEdge.tsx';
import { Spinning } from '../components/Spinning/Spinning.tsx';
import type { Site } from '../schema.ts';
import { CutWall } from '../sections/CutWall/CutWall.tsx';
import { HeroCutout } from '../sections/HeroCutout/HeroCutout.tsx';
import { MinuteBoard } from '../sections/MinuteBoard/MinuteBoard.tsx';
import { service, Story, Where } from './parts.tsx';

const shown = { prices: 4, cuts: 6 };

/** The shop, its commonest prices, its cuts, its story and its address. */
export function Home(site: Site) {
  const { content, labels, href, has, show } = site;
  const { business, opening, prices, gallery, design } = content;
  const lead = opening?.lead ?? business.line;
  const ask = actionToAsk(site, 'book');
  // The long teeth may cover a map, but not words.
  const mapped = show(content.visit?.map, { shows: 'map' }) !== undefined;
  const first = (prices?.groups ?? []).flatMap(({ items }) => items).slice(0, shown.prices);
  const worn = (gallery?.items ?? []).filter(({ caption }) => caption).slice(0, shown.cuts);
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
      <CutWall
        {...headed(gallery, labels.gallery)}
        cuts={worn.map(({ picture, caption = '', note }) => ({
          name: caption,
          ...(note && { note }),
          drawing: show(picture, { fill: true, sizes: '(min-width: 64rem) 13rem, 32vw' }),
        }))}
        {...(has('lengths') && { actions: [{ label: labels.seeStyles, href: href('lengths') }] })}
      />
      <Story
        site={site}
        picture={0}
        {...(has('family') && { part: 'first', action: { label: labels.meetUs, href: href('family') } })}
      />
      <CombEdge tone={content.story ? 'deep' : 'plain'} gauge={mapped ? 'wide' : 'fine'} />
      <Where {...site} teeth="wide" />
    </>
  );
}
