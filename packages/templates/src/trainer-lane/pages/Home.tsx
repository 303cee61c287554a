import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { plainName } from '../../content/words/place.ts';
import { actionToAsk, andTo, storyProps } from '../../design/props.ts';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import { pack } from '../art/ornaments.tsx';
import type { Site } from '../schema.ts';
import { HeroTrack } from '../sections/HeroTrack/HeroTrack.tsx';
import { TrackBend } from '../sections/TrackBend/TrackBend.tsx';
import { close } from '../styles/close.css.ts';
import { laneNumbers, Lanes, runnersOf, Straight, Where } from './parts.tsx';

/** The coach, the prices, the people and the address. */
export function Home(site: Site) {
  const { content, labels, show } = site;
  const { business, opening, story, quotes } = content;
  const lead = opening?.lead ?? business.line;
  const numbers = laneNumbers(site);
  const runners = runnersOf(site);
  const coach = content.people?.items[0];
  const beside = '(min-width: 64rem) 40vw, 100vw';
  const told = storyProps(site, beside);
  const start = actionToAsk(site, 'start');
  return (
    <>
      <HeroTrack
        heading={opening?.heading ?? plainName(business)}
        {...(lead && { lead })}
        actions={andTo(site, start, 'prices', labels.seePrices)}
        {...(runners?.alt && { picture: runners.alt })}
        photo={
          !runners &&
          show(opening?.picture, { fill: true, priority: true, sizes: '(min-width: 64rem) 50vw, 100vw' })
        }
        lanes={pack.map((Runner, place) => ({
          number: numbers[place] ?? String(place + 1),
          runner: runners && <Runner />,
        }))}
      />
      <Lanes site={site} outside="tint" />
      <TrackBend toward="end" fromBeyond above="tint" below="raised" />
      <Straight site={site} side="end">
        {story && (
          <ImageWithText
            {...told}
            facts={coach?.facts ?? []}
            drawing={told.drawing ?? show(coach?.picture, { fill: true, sizes: beside })}
          />
        )}
        <div className={close}>
          <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} />
          <Reviews site={site} tone="spark" joined={isQuoted(content)} />
        </div>
      </Straight>
      <TrackBend toward="start" above="spark" below="plain" numbers={numbers.slice(0, 4)} />
      <Straight site={site} side="start">
        <Where {...site} />
      </Straight>
    </>
  );
}
