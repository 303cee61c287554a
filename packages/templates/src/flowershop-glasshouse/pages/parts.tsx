import type { Action } from '@awning/ui/components/ActionGroup';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { Split } from '@awning/ui/primitives';
import type { GroundName } from '@awning/ui/theme/grounds';
import type { Picture } from '../../content/pictures.ts';
import type { Point, Prices } from '../../content/shapes.ts';
import { callAction } from '../../design/actions/callAction.ts';
import { actionTo, contactProps, headed, hoursProps, pointLine, priceLine } from '../../design/props.ts';
import type { Site, Slug } from '../schema.ts';
import { Leaves } from '../components/Leaves/Leaves.tsx';
import { HeroPane, type HeroPaneProps } from '../sections/HeroPane/HeroPane.tsx';
import { PaneGrid, type PaneGridProps } from '../sections/PaneGrid/PaneGrid.tsx';
import { PaneList, type PaneListProps } from '../sections/PaneList/PaneList.tsx';

const roomSlugs = [
  'first-room',
  'second-room',
  'third-room',
  'fourth-room',
] as const satisfies readonly Slug[];
const roomTones = ['tint', 'accent', 'deep', 'secondary'] as const satisfies readonly GroundName[];

/** Through a pane: the widest is more than half of the page, and a tall one cuts a piece out of as wide a picture. */
export const paneSizes = '(min-width: 48rem) 58vw, 100vw';

/** The way to the door. */
export const comeIn = (site: Site): Action => actionTo(site, 'visit', site.labels.comeIn);

const askLabel = ({ content, labels }: Site): string => content.design?.ask?.action ?? labels.write;

/** The link to the form. */
export const ask = (site: Site): Action => actionTo(site, 'visit', askLabel(site), '#ask');

/** What can be ordered on the page of cut flowers: without any, that page has no form. */
export const cutFlowers = ({ content }: Site) =>
  content.design?.cut?.list?.groups.flatMap((group) => group.items) ?? [];

/** The page with the form that the first action leads to: of the cut flowers, or of the visit. */
export const askPage = (site: Site): Slug =>
  site.content.business.action === 'order' && site.has('cut-flowers') && cutFlowers(site).length > 0
    ? 'cut-flowers'
    : 'visit';

type Room = NonNullable<NonNullable<Site['content']['design']>['rooms']>[number];

/** The first groups of the prices, as rooms, each with the first picture of its goods. One alone is no choice of rooms. */
function roomsOfPrices({ prices }: Site['content']): readonly Room[] {
  const rooms = (prices?.groups ?? []).flatMap(({ heading, note, items }) => {
    const picture = items.find((item) => item.picture)?.picture;
    return heading && items.length > 0
      ? [{ name: heading, ...(note && { text: note }), ...(picture && { picture }) }]
      : [];
  });
  return rooms.length > 1 ? rooms : [];
}

/** The content's rooms, each with a page of its own; or its price groups as rooms, all on the first page. */
export function roomsOf({ content }: Site) {
  const own = content.design?.rooms;
  return (own ?? roomsOfPrices(content)).slice(0, roomSlugs.length).map((room, place) => ({
    ...room,
    slug: roomSlugs[own ? place : 0] ?? 'first-room',
    tone: roomTones[place] ?? 'tint',
  }));
}

/** What is seen through a pane. */
const through = (site: Site, picture: Picture | undefined, priority = false) =>
  site.show(picture, { fill: true, sizes: paneSizes, priority });

/** Opens a page behind glass, or ends it. What opens one has leaves behind its glass where its owner shows nothing there. */
export function Top({
  site,
  words,
  heading,
  actions,
  ...hero
}: Omit<HeroPaneProps, 'heading' | 'lead' | 'figure'> & {
  site: Site;
  words: { heading?: string; lead?: string; picture?: Picture } | undefined;
  heading: string;
}) {
  const opens = hero.level !== 2;
  const figure =
    through(site, words?.picture, opens) ??
    (opens && words?.picture === undefined && !hero.climate && <Leaves />);
  const [first, second] = actions ?? [];
  // Where a page is left out, both may lead to the business.
  const ways = first && second?.href === first.href ? ([first] as const) : actions;
  return (
    <HeroPane
      {...headed(words, heading)}
      {...(figure && { figure })}
      {...(ways && { actions: ways })}
      {...hero}
    />
  );
}

/** How the place came about, as its owner tells it. Nothing where nothing is told. */
export function Story(site: Site) {
  const { story } = site.content;
  if (!story || story.paragraphs.length === 0) return null;
  const picture = story.pictures?.[0]?.picture;
  return (
    <Top
      site={site}
      level={2}
      words={{
        ...(story.heading && { heading: story.heading }),
        lead: story.paragraphs.join(' '),
        ...(picture && { picture }),
      }}
      heading={site.labels.story}
      tone="accent"
    />
  );
}

/** A handful of things behind panes. Nothing where there are none. */
export function Panes({
  site,
  points,
  heading,
  ...grid
}: Pick<PaneGridProps, 'tone' | 'headTone' | 'tall'> & {
  site: Site;
  points: { heading?: string; lead?: string; items: readonly Point[] } | undefined;
  heading: string;
}) {
  if (!points || points.items.length === 0) return null;
  return (
    <PaneGrid
      {...headed(points, heading)}
      items={points.items.map((point) => pointLine(site, point, { fill: true, sizes: paneSizes }))}
      {...grid}
    />
  );
}

/** Goods and their prices, each kind behind a pane. Nothing where nothing is sold. */
export function Goods({
  site,
  prices,
  heading,
  shown,
  links = [],
  bare = false,
  ...list
}: Pick<PaneListProps, 'tone' | 'headTone' | 'tall'> & {
  site: Site;
  prices: Prices | undefined;
  heading: string;
  /** How many groups are shown. */
  shown?: number;
  /** Where the rest of each group is, in the order of the groups. */
  links?: readonly (Action | undefined)[];
  /** Without pictures: those are on the pages of the groups. */
  bare?: boolean;
}) {
  const groups = (prices?.groups ?? []).filter(({ items }) => items.length > 0).slice(0, shown);
  if (groups.length === 0) return null;
  return (
    <PaneList
      {...headed(prices, heading)}
      groups={groups.map((group, place) => {
        const link = links[place];
        const figure = !bare && through(site, group.items.find(({ picture }) => picture)?.picture);
        return {
          name: group.heading ?? (place ? String(place + 1) : heading),
          ...(group.note && { text: group.note }),
          ...(figure && { figure }),
          ...(link && { link }),
          items: group.items.map((item) => {
            const { name, price, note } = priceLine(site, item);
            return { name, ...(price && { price }), ...(note && { text: note }) };
          }),
        };
      })}
      {...list}
    />
  );
}

/** When the gate is open. */
export function Hours(site: Site) {
  return <OpeningHours {...hoursProps(site)} tone="secondary" id="hours" />;
}

/** The way to the gate, and its hours. */
export function Where(site: Site) {
  return (
    <Split first="more">
      <ContactDetails {...contactProps(site, '(min-width: 64rem) 60vw, 100vw')} details={[]} tone="plain" />
      <Hours {...site} />
    </Split>
  );
}

/** Asks people in, at the end of a page. */
export function Closing(site: Site) {
  return (
    <Top
      site={site}
      level={2}
      words={site.content.design?.closing}
      heading={site.labels.closing}
      tone="accent"
      actions={[comeIn(site), callAction(site)]}
    />
  );
}
