import { PriceList } from '@awning/ui/sections/PriceList';
import { priceGroups } from '../../design/props.ts';
import { plainName } from '../../content/words/place.ts';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import { PaperPatches } from '../art/PaperPatches.tsx';
import { TallFrond } from '../art/TallFrond.tsx';
import { PhotoCollage } from '../components/PhotoCollage/PhotoCollage.tsx';
import type { Site } from '../schema.ts';
import { HeroCollage } from '../sections/HeroCollage/HeroCollage.tsx';
import { PinnedNotes } from '../sections/PinnedNotes/PinnedNotes.tsx';
import { Bench, notes, Occasions, order, sorted, Where } from './parts.tsx';

/** The shop, its flowers, the occasions, customers' notes and the address. */
export function Home(site: Site) {
  const { content, labels, href, has, show } = site;
  const { business, opening, prices, quotes, design } = content;
  const { benches, others } = sorted(site);
  const lead = opening?.lead ?? business.line;
  return (
    <>
      <HeroCollage
        heading={opening?.heading ?? plainName(business)}
        {...(lead && { lead })}
        {...(design?.note && { note: design.note })}
        actions={[order(site)]}
        collage={
          opening?.picture ? (
            show(opening.picture, {
              mount: PhotoCollage,
              fill: true,
              priority: true,
              sizes: '(min-width: 64rem) 34vw, 62vw',
            })
          ) : (
            <PaperPatches />
          )
        }
      />
      {benches[0] && <Bench site={site} group={benches[0]} />}
      {!benches[0] && (
        <PriceList
          heading={prices?.heading ?? labels.prices}
          groups={priceGroups(site, others.slice(0, 2))}
          board="deep"
        />
      )}
      {design?.occasions && (
        <Occasions
          site={site}
          drawing={<TallFrond />}
          {...(has('big-days') && { actions: [{ label: labels.seeOccasions, href: href('big-days') }] })}
        />
      )}
      <PinnedNotes
        heading={quotes?.heading ?? labels.quotes}
        {...(quotes?.lead && { lead: quotes.lead })}
        notes={notes(quotes?.items.slice(0, 4))}
      />
      <Reviews site={site} tone="tint" joined={isQuoted(content)} />
      <Where {...site} />
    </>
  );
}
