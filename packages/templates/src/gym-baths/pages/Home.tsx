import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { plainName, tradeAndTown } from '../../content/words/place.ts';
import { headed, storyProps } from '../../design/props.ts';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import { LaneRope } from '../components/LaneRope/LaneRope.tsx';
import { pages } from '../pages.ts';
import type { Site } from '../schema.ts';
import { CubicleDoors } from '../sections/CubicleDoors/CubicleDoors.tsx';
import { HeroMosaic } from '../sections/HeroMosaic/HeroMosaic.tsx';
import { LaneTimetable } from '../sections/LaneTimetable/LaneTimetable.tsx';
import { ask, drawnName, half, Hours, lanePlan, pricesAfter, Walls, Where } from './parts.tsx';

/** A wall of tile, a row of doors, and what lies behind them in short. */
export function Home(site: Site) {
  const { content, labels, href, has, show } = site;
  const { business, opening, story, quotes, design } = content;
  const { doors, pool } = design ?? {};
  const rooms = pages.flatMap(({ slug }) => (slug !== '' && has(slug) ? [slug] : []));
  return (
    <>
      <HeroMosaic
        heading={opening?.heading ?? plainName(business)}
        lead={opening?.lead ?? business.line ?? tradeAndTown(business)}
        actions={pricesAfter(site, ask(site))}
        picture={show(opening?.picture, { ...half, priority: true })}
        place={drawnName(site, opening?.picture) === 'mural' ? 'wall' : 'beside'}
        marks={design?.marks ?? []}
      />
      <CubicleDoors
        {...headed(doors, labels.doors)}
        doors={[
          ...rooms.map((slug, place) => {
            const text = doors?.texts?.find(({ page }) => page === slug)?.text;
            return {
              number: String(place + 1),
              name: site.nameOf(slug),
              href: href(slug),
              ...(text && { text }),
            };
          }),
          ...(doors?.engaged
            ? [
                {
                  number: String(rooms.length + 1),
                  name: doors.engaged.title,
                  ...(doors.engaged.text && { text: doors.engaged.text }),
                },
              ]
            : []),
        ]}
      />
      {has('the-pool') && (
        <LaneTimetable {...headed(pool?.lanes, labels.lanes)} {...lanePlan(pool?.lanes)} short />
      )}
      <Walls site={site} prices={content.prices} most={1} short actions={[ask(site)]} />
      {story && (
        <ImageWithText {...storyProps(site)} {...(design?.storyFacts && { facts: design.storyFacts })} />
      )}
      <LaneRope />
      <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={(quotes?.items ?? []).slice(0, 1)} />
      <Reviews site={site} tone="spark" joined={isQuoted(content)} />
      <Hours site={site} />
      {!has('find-us') && <Where {...site} />}
    </>
  );
}
