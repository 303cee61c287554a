import type { Action, Actions } from '@awning/ui/components/ActionGroup';
import type { ClockTime } from '@awning/ui/components/HoursTable';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import type { GroundName } from '@awning/ui/theme/grounds';
import { fill } from '../../content/labels/index.ts';
import type { Picture } from '../../content/pictures.ts';
import type { Point, PriceGroup, Prices } from '../../content/shapes.ts';
import {
  actionToAsk,
  andTo,
  contactProps,
  headed,
  hoursProps,
  pointLine,
  priceLine,
} from '../../design/props.ts';
import { LaneRope } from '../components/LaneRope/LaneRope.tsx';
import { WaveBorder } from '../components/WaveBorder/WaveBorder.tsx';
import { pages } from '../pages.ts';
import type { Site, Slug } from '../schema.ts';
import type { Lane, LaneSession } from '../sections/LaneTimetable/LaneTimetable.tsx';
import { PoolsideHead, type PoolsideHeadProps } from '../sections/PoolsideHead/PoolsideHead.tsx';
import { TilePrices, type TilePricesProps } from '../sections/TilePrices/TilePrices.tsx';

/** As wide as half the page. */
export const half = { fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' } as const;

/** Which drawing stands in a slot, if one does. */
export const drawnName = ({ options }: Site, picture: Picture | undefined) => {
  if (picture?.kind === 'drawing') return picture.name;
  return picture?.kind === 'photo' && options.pictures === 'drawn' ? picture.drawing : undefined;
};

/** The link to the form. */
export const ask = (site: Site): Action => actionToAsk(site, 'find-us', '#ask');

/** A link, and one to the prices; a single one where both lead to the same place. */
export const pricesAfter = (site: Site, first: Action): Actions =>
  andTo(site, first, 'memberships', site.labels.seePrices);

/** The page that follows this one, from the last to the first again. Other links lead to home and to the form. */
function onward(site: Site, slug: Slug): Action | undefined {
  const rooms = pages.flatMap((page) => (page.slug === '' || page.slug === 'find-us' ? [] : [page.slug]));
  const place = rooms.findIndex((room) => room === slug);
  const next = [...rooms.slice(place + 1), ...rooms.slice(0, Math.max(place, 0))].find(site.has);
  return next && { label: fill(site.labels.onTo, { name: site.nameOf(next) }), href: site.href(next) };
}

/** Opens a page at the side of the pool. */
export function Top({
  site,
  words,
  heading,
  picture = words?.picture,
  ...head
}: Pick<PoolsideHeadProps, 'actions' | 'tone'> & {
  site: Site;
  words: { heading?: string; lead?: string; picture?: Picture; mark?: string; notice?: string } | undefined;
  heading: string;
  picture?: Picture | undefined;
}) {
  return (
    <PoolsideHead
      {...headed(words, heading)}
      panel={site.show(picture, { ...half, priority: true })}
      {...(words?.mark && { mark: words.mark })}
      {...(words?.notice && { notice: words.notice })}
      {...head}
    />
  );
}

/** Ends a page in the water: with its own last words, or with those of all. */
export function Closing({
  site,
  slug,
  words = site.content.design?.closing,
  action = ask(site),
}: {
  site: Site;
  slug: Slug;
  words?: { heading?: string; lead?: string } | undefined;
  action?: Action;
}) {
  const next = onward(site, slug);
  return (
    <>
      <WaveBorder tone="accent" />
      <CallToAction
        {...headed(words, site.labels.closing)}
        actions={next && next.href !== action.href ? [action, next] : [action]}
      />
    </>
  );
}

/** The questions, after a rope. Nothing without questions. */
export function Asked({
  heading,
  items,
}: {
  heading: string;
  items: readonly { question: string; answer: string }[];
}) {
  if (items.length === 0) return null;
  return (
    <>
      <LaneRope />
      <FaqDetails heading={heading} items={items} />
    </>
  );
}

/** The groups of a price list that have something in them. */
const pricedGroups = (prices: Prices | undefined): readonly PriceGroup[] =>
  (prices?.groups ?? []).filter(({ items }) => items.length > 0);

const walls = ['plain', 'tint'] as const;

/** Walls of prices, one a group: all of them, or those that come first. */
export function Walls({
  site,
  prices,
  heading = prices?.heading ?? site.labels.prices,
  level = 2,
  most,
  short = false,
  actions,
}: Pick<TilePricesProps, 'level' | 'actions'> & {
  site: Site;
  prices: Prices | undefined;
  heading?: string;
  most?: number;
  /** Without what is said before them, where a page of their own says it. */
  short?: boolean;
}) {
  const groups = pricedGroups(prices).slice(0, most);
  return groups.map((group, place) => {
    const first = place === 0;
    const lead = first ? [!short && prices?.lead, group.note].filter(Boolean).join(' ') : group.note;
    return (
      <TilePrices
        // oxlint-disable-next-line react/no-array-index-key -- groups may be called alike; their place is their name
        key={place}
        // The first wall takes the heading of the whole; its own, where it has one, would say less.
        heading={first ? heading : (group.heading ?? heading)}
        {...(lead && { lead })}
        level={first ? level : 2}
        prices={group.items.map(({ per, ...item }) => ({ ...priceLine(site, item), ...(per && { per }) }))}
        {...(place === groups.length - 1 && prices?.footnote && { terms: prices.footnote })}
        {...(first && actions && { actions, choice: site.labels.choose })}
        tone={walls[place % walls.length] ?? 'plain'}
      />
    );
  });
}

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** A lane of sessions in the order of the day. A session without an end takes an hour. */
export const laneOf = (
  name: string,
  sessions: readonly { time: string; until?: string; name: string; kind?: string; note?: string }[],
): Lane => ({
  name,
  sessions: sessions
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .map(({ time, until, kind, note, ...session }): LaneSession => ({
      time: time as ClockTime,
      minutes: until ? (minutesOf(until) - minutesOf(time) + 24 * 60) % (24 * 60) : 60,
      name: session.name,
      ...(kind && { kind }),
      ...(note && { note }),
    })),
});

/** The hours. */
export const Hours = ({ site, tone = 'plain' }: { site: Site; tone?: GroundName }) => (
  <OpeningHours {...hoursProps(site)} tone={tone} id="hours" />
);

/** The way to the door. */
export function Where(site: Site) {
  return <ContactDetails {...contactProps(site, half.sizes, site.labels.contact)} />;
}

/** The same under a map that has the page’s width to itself. */
export function WhereInWords(site: Site) {
  return <ContactDetails {...contactProps(site, half.sizes, site.labels.contact)} drawing={undefined} />;
}

type Lanes = NonNullable<NonNullable<NonNullable<Site['content']['design']>['pool']>['lanes']>;

/** Lanes as they are drawn. */
export const lanePlan = (lanes: Lanes | undefined) => ({
  lanes: (lanes?.items ?? []).map(({ name, sessions }) => laneOf(name, sessions)),
  ...(lanes?.footnote && { note: lanes.footnote }),
});

/** Points as they are drawn, with a mark or a picture each. */
export const gridItems = (site: Site, points: { items: readonly Point[] } | undefined) =>
  (points?.items ?? []).map((point) =>
    pointLine(site, point, { ratio: 'square', sizes: '(min-width: 48rem) 25vw, 50vw' }),
  );
