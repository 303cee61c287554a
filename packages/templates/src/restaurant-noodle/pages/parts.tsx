import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import type { PriceGroup, PriceItem } from '../../content/shapes.ts';
import { addressLine } from '../../content/words/place.ts';
import { contactLinks, headed, hoursProps, pointLine, priceLine } from '../../design/props.ts';
import { ThreadLane } from '../components/ThreadLane/ThreadLane.tsx';
import type { Site } from '../schema.ts';
import { CounterSeats } from '../sections/CounterSeats/CounterSeats.tsx';
import { MapThread } from '../sections/MapThread/MapThread.tsx';
import { PriceThread } from '../sections/PriceThread/PriceThread.tsx';
import { StepsThread } from '../sections/StepsThread/StepsThread.tsx';

const tones = ['plain', 'tint', 'accent'] as const;

/** What the law asks to be told of a dish, where the owner tells it. */
const containsOf = ({ labels }: Site, { allergens }: PriceItem) => {
  const { contains, containsNone, allergens: names } = labels.asks.eating;
  if (!allergens) return undefined;
  return allergens.length > 0
    ? `${contains} ${allergens.map((allergen) => names[allergen]).join(', ')}`
    : containsNone;
};

/** The list of prices, each group on the thread, and what is in each. */
export function Bowls({ site, level }: { site: Site; level: 1 | 2 }) {
  const { prices } = site.content;
  const groups = listed(site);
  return groups.map(({ items, ...group }, place) => (
    <PriceThread
      // oxlint-disable-next-line react/no-array-index-key -- two groups may be called alike; a group is its place
      key={place}
      {...wordsOf(site, group, place)}
      level={place === 0 ? level : 2}
      items={items.map((item) => {
        const contains = containsOf(site, item);
        return { ...bowl(site, item), ...(contains && { contains }) };
      })}
      {...(place === groups.length - 1 && prices?.footnote && { terms: prices.footnote })}
      tone={tones[place % tones.length] ?? 'plain'}
    />
  ));
}

/** The first few prices, and the way to all of them where there are more. */
export function FirstBowls({ site, most }: { site: Site; most: number }) {
  const groups = listed(site);
  const [first] = groups;
  if (!first) return null;
  const { items, ...group } = first;
  const more = (items.length > most || groups.length > 1) && site.has('menu');
  return (
    <PriceThread
      {...wordsOf(site, group, 0)}
      items={items.slice(0, more ? most : undefined).map((item) => bowl(site, item))}
      {...(more && { action: { label: site.labels.seeMenu, href: site.href('menu') } })}
    />
  );
}

const listed = ({ content }: Site) => (content.prices?.groups ?? []).filter(({ items }) => items.length > 0);

const wordsOf = ({ content, labels }: Site, { heading, note }: Omit<PriceGroup, 'items'>, place: number) => ({
  ...(place === 0
    ? headed({ ...content.prices, ...(heading && { heading }) }, labels.prices)
    : { heading: heading ?? labels.prices }),
  ...(note && { lead: note }),
});

function bowl(site: Site, item: PriceItem) {
  const drawing = site.show(item.picture, { ratio: 'square', sizes: '10rem' });
  const { note: text, ...line } = priceLine(site, item);
  return {
    ...line,
    ...(text && { text }),
    ...(item.mark && { mark: item.mark }),
    ...(drawing && { drawing }),
  };
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
