import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { addressLine } from '../../content/words/place.ts';
import { contactLinks, headed, hoursProps, pointLine, priceLine } from '../../design/props.ts';
import { ThreadLane } from '../components/ThreadLane/ThreadLane.tsx';
import type { Site } from '../schema.ts';
import { CounterSeats } from '../sections/CounterSeats/CounterSeats.tsx';
import { MapThread } from '../sections/MapThread/MapThread.tsx';
import { PriceThread } from '../sections/PriceThread/PriceThread.tsx';
import { StepsThread } from '../sections/StepsThread/StepsThread.tsx';

const tones = ['plain', 'tint', 'accent'] as const;

/** The list of prices, each group on the thread; all of them, or those that come first. */
export function Bowls({ site, level = 2, most }: { site: Site; level?: 1 | 2; most?: number }) {
  const { prices } = site.content;
  const groups = (prices?.groups ?? []).slice(0, most).filter(({ items }) => items.length > 0);
  return groups.map(({ heading, note, items }, place) => (
    <PriceThread
      // oxlint-disable-next-line react/no-array-index-key -- two groups may be called alike; a group is its place
      key={place}
      {...(place === 0
        ? headed({ ...prices, ...(heading && { heading }) }, site.labels.prices)
        : { heading: heading ?? site.labels.prices })}
      {...(note && { lead: note })}
      level={place === 0 ? level : 2}
      items={items.map((item) => {
        const drawing = site.show(item.picture, { ratio: 'square', sizes: '10rem' });
        const { note: text, ...line } = priceLine(site, item);
        return {
          ...line,
          ...(text && { text }),
          ...(item.mark && { mark: item.mark }),
          ...(drawing && { drawing }),
        };
      })}
      {...(place === groups.length - 1 && prices?.footnote && { terms: prices.footnote })}
      tone={tones[place % tones.length] ?? 'plain'}
    />
  ));
}

/** The counter, seat by seat. */
export function Stools({ content, labels, show }: Site) {
  const seats = content.design?.seats;
  return (
    <CounterSeats
      {...headed(seats, labels.seats)}
      seats={(seats?.items ?? []).map(({ title, picture }) => {
        const sitter = show(picture, { ratio: 'square', sizes: '6rem' });
        return { note: title, ...(sitter && { sitter }) };
      })}
      {...(seats?.footnote && { terms: seats.footnote })}
      tone="secondary"
    />
  );
}

/** The steps, one after the other. */
export function Steps(site: Site) {
  const steps = site.content.design?.steps;
  return (
    <StepsThread
      {...headed(steps, site.labels.steps)}
      steps={(steps?.items ?? []).map((point) => pointLine(site, point, { ratio: 'square', sizes: '12rem' }))}
    />
  );
}

/** The address, and the hours. */
export function Where({ site, level = 2 }: { site: Site; level?: 1 | 2 }) {
  const { content, labels, show } = site;
  const { business, visit, design } = content;
  const [from, at, back] = design?.streets ?? [];
  const map = show(visit?.map, { shows: 'map', fill: true, sizes: '100vw' });
  return (
    <>
      <MapThread
        {...headed(visit, labels.visit)}
        level={level}
        {...(from && at && back && { streets: [from, at, back] as const })}
        {...(design?.door && { door: design.door })}
        {...(map && { map })}
        address={addressLine(business.address)}
        {...(visit?.directions && { directions: visit.directions })}
        links={contactLinks(site)}
      />
      <ThreadLane curl>
        <OpeningHours {...hoursProps(site)} tone="plain" id="hours" />
      </ThreadLane>
    </>
  );
}

/** The questions that guests ask first. */
export function Asked({ content, labels }: Site) {
  const { questions } = content;
  return (
    <FaqDetails
      heading={questions?.heading ?? labels.questions}
      items={questions?.items ?? []}
      tone="accent"
    />
  );
}
