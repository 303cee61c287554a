import type { Action } from '@awning/ui/components/ActionGroup';
import type { ClockTime, HalfHour } from '@awning/ui/components/HoursTable';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import type { Point, PriceGroup, PriceItem } from '../../content/shapes.ts';
import { fill } from '../../content/labels/index.ts';
import { hoursLine, spansOf } from '../../content/words/hours.ts';
import { durationText } from '../../content/words/price.ts';
import { callAction } from '../../design/actions/callAction.ts';
import {
  actionToAsk,
  contactProps,
  headed,
  hoursProps,
  largeDrawing,
  priceLine,
  twoLines,
} from '../../design/props.ts';
import type { Site, Slug } from '../schema.ts';
import { BeforeAfterChart, type BeforeAfterItem } from '../sections/BeforeAfterChart/BeforeAfterChart.tsx';
import { HeroHalves, type HeroHalvesProps } from '../sections/HeroHalves/HeroHalves.tsx';
import { HoursDial } from '../sections/HoursDial/HoursDial.tsx';
import { PageOpening, type PageOpeningProps } from '../sections/PageOpening/PageOpening.tsx';
import { PairList, type PairListProps } from '../sections/PairList/PairList.tsx';
import { PriceHalves } from '../sections/PriceHalves/PriceHalves.tsx';
import { QuotePairs } from '../sections/QuotePairs/QuotePairs.tsx';
import { TeamSheet } from '../sections/TeamSheet/TeamSheet.tsx';

/** The pages of the first three people, in their order. */
const chairSlugs = ['first-chair', 'second-chair', 'third-chair'] as const satisfies readonly Slug[];

/** The link to the form. */
export const book = (site: Site): Action => actionToAsk(site, 'book-a-chair', '#ask');

// Words of one or two syllables stand one over the other, as large as their half allows.
const most = 12;
const set = (words: string) => {
  const lines = twoLines(words).filter(Boolean);
  return lines.every(({ length }) => length <= most) ? lines.join('\n') : words;
};

type Top = NonNullable<NonNullable<NonNullable<Site['content']['design']>['tops']>['prices']>;

interface TopProps extends Pick<HeroHalvesProps, 'actions'> {
  site: Site;
  words: Partial<Top> | undefined;
  /** The heading where the content has none. */
  heading: string;
}

/** What a page opens with, in the size that its place asks for. */
function figureOf({ show }: Site, { picture }: Partial<Top>, sizes: string) {
  const options = { ratio: 'square', priority: true, sizes } as const;
  return show(largeDrawing(picture), options) ?? show(picture, options);
}

/** The man and the mirror: what the site says on this side of the glass, and on the other. No other page has it. */
export function Mirror({ site, words = {}, heading, actions }: TopProps) {
  const figure = figureOf(site, words, '(min-width: 48rem) 46svh, 27rem');
  return (
    <HeroHalves
      before={set(words.heading ?? heading)}
      {...(words.after && { after: set(words.after) })}
      {...(words.lead && { lead: words.lead })}
      {...(figure && { figure })}
      {...(actions && { actions })}
    />
  );
}

/** Opens every other page, or ends one: what it is about, and what that looks like. */
export function Top({
  site,
  words = {},
  heading,
  ...opening
}: TopProps & Pick<PageOpeningProps, 'level' | 'tone'>) {
  const figure = figureOf(site, words, '(min-width: 48rem) 27rem, 60vw');
  return (
    <PageOpening
      heading={words.heading ?? heading}
      {...(words.after && { after: words.after })}
      {...(words.lead && { lead: words.lead })}
      {...(words.aside && { aside: words.aside })}
      {...(figure && { figure })}
      {...opening}
    />
  );
}

const halfHour = (time: ClockTime): HalfHour => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (Math.round((hours + minutes / 60) * 2) / 2) as HalfHour;
};

/** The hours when the light is on: by the clock and in a table. Nothing where none are given. */
export function Hours(site: Site) {
  const { content, labels, locale } = site;
  const span = spansOf(content.hours)[0];
  if (!span) return null;
  const opens = halfHour(span.opens);
  const closes = halfHour(span.closes);
  const words = content.design?.hours;
  const { heading: _, footnote, ...table } = hoursProps(site);
  return (
    <HoursDial
      heading={words?.heading ?? content.hours?.heading ?? labels.whenOpen}
      {...(words?.lead && { text: words.lead })}
      label={fill(labels.dial, { hours: hoursLine(content.hours, { labels, locale }) })}
      opens={opens}
      // After midnight the hand goes on.
      closes={(closes > opens ? closes : closes + 24) as HalfHour}
      {...table}
      {...(footnote && { note: footnote })}
      id="hours"
    />
  );
}

/** Haircuts by number: all of them, the first few, or those that one barber is asked for. */
export function Looks({
  site,
  points,
  heading,
  numbers,
  shown,
  ...chart
}: {
  site: Site;
  points: { heading?: string; lead?: string; items: readonly Point[] } | undefined;
  heading: string;
  numbers?: readonly number[];
  shown?: number;
  actions?: readonly [Action];
}) {
  const items = (points?.items ?? [])
    .map(({ title, text, note, picture }, place): BeforeAfterItem => {
      const said = note ?? text;
      const drawing = site.show(picture, {
        ratio: 'square',
        sizes: '(min-width: 48rem) 18rem, 45vw',
      });
      return {
        number: place + 1,
        name: title,
        ...(said && { note: said }),
        ...(drawing && { drawing }),
      };
    })
    .filter(({ number }) => numbers?.includes(number) ?? true)
    .slice(0, shown);
  return (
    <BeforeAfterChart
      {...headed(numbers ? undefined : points, points?.heading ?? heading)}
      {...(numbers && { heading })}
      items={items}
      {...chart}
    />
  );
}

/** A list of words on one side and what is said of them on the other. Nothing where there are none. */
export function Pairs({
  points,
  heading,
  ...list
}: Pick<PairListProps, 'terms' | 'start' | 'end'> & {
  points: { heading?: string; lead?: string; items: readonly Point[] } | undefined;
  heading: string;
}) {
  if (!points || points.items.length === 0) return null;
  return (
    <PairList
      {...headed(points, heading)}
      pairs={points.items.map(({ title, text, note }) => ({ term: title, text: text ?? note ?? '' }))}
      {...list}
    />
  );
}

/** Prices, and how long each of them takes. */
export function Board({
  site,
  groups,
  heading,
  lead,
  note,
  light = false,
}: {
  site: Site;
  groups: readonly PriceGroup[];
  heading: string;
  lead?: string | undefined;
  note?: string | undefined;
  /** Between two dark sections. */
  light?: boolean;
}) {
  const listed = groups.filter(({ items }) => items.length > 0);
  if (listed.length === 0 && !note) return null;
  return (
    <PriceHalves
      heading={heading}
      {...(lead && { lead })}
      groups={listed.map((group) => ({
        ...(group.heading && (listed.length > 1 || group.heading !== heading) && { name: group.heading }),
        ...(group.note && { about: group.note }),
        items: group.items.map((item) => priced(site, item)),
      }))}
      {...(note && { note })}
      {...(light && { start: 'accent', end: 'tint' })}
    />
  );
}

const priced = (site: Site, item: PriceItem) => ({
  ...priceLine(site, item),
  ...(item.minutes !== undefined && { time: durationText(item.minutes, site.labels) }),
});

/** What customers said, and on the other side who they were or what they said before. */
export function Said({ site, shown }: { site: Site; shown?: number }) {
  const { quotes, design } = site.content;
  const items = (quotes?.items ?? []).slice(0, shown);
  if (items.length === 0) return null;
  return (
    <QuotePairs
      {...(design?.saidHeading && { before: design.saidHeading })}
      after={quotes?.heading ?? site.labels.quotes}
      items={items.map(({ quote, author, context }, place) => ({
        after: quote,
        author: [author, context].filter(Boolean).join(', '),
        ...(design?.saidBefore?.[place] && { before: design.saidBefore[place] }),
      }))}
      start="accent"
      end="tint"
    />
  );
}

/** The barbers, each of the first three with a link to their own page. */
export function Team({ site, shown }: { site: Site; shown?: number }) {
  const { content, labels, href, has, show } = site;
  const people = content.people?.items ?? [];
  if (people.length === 0) return null;
  return (
    <TeamSheet
      {...headed(content.people, labels.people)}
      people={people.slice(0, shown).map(({ name, role, note, story, picture }, place) => {
        const slug = chairSlugs[place];
        const portrait = show(picture, {
          ratio: 'portrait',
          sizes: '(min-width: 48rem) 22rem, 7rem',
        });
        return {
          name,
          text: note ?? story?.[0] ?? '',
          ...(role && { place: role }),
          ...(portrait && { portrait }),
          ...(slug && has(slug) && { link: { label: fill(labels.moreOf, { name }), href: href(slug) } }),
        };
      })}
    />
  );
}

/** Where the door is, for a customer who is nearly there. */
export function Where(site: Site) {
  return <ContactDetails {...contactProps(site, '(min-width: 64rem) 60vw, 100vw')} tone="plain" />;
}

/** Asks for the booking, at the end of a page. */
export function Closing(site: Site) {
  return (
    <Top
      site={site}
      words={site.content.design?.closing}
      heading={site.labels.closing}
      level={2}
      actions={site.has('book-a-chair') ? [book(site), callAction(site)] : [callAction(site)]}
      tone="spark"
    />
  );
}
