import type { Action, Actions } from '@awning/ui/components/ActionGroup';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import type { GroundName } from '@awning/ui/theme/grounds';
import type { Picture } from '../../content/pictures.ts';
import type { Point, PriceItem, Prices, Subject } from '../../content/shapes.ts';
import { callAction } from '../../design/actions/callAction.ts';
import {
  actionToAsk,
  contactProps,
  headed,
  hoursProps,
  pointLine,
  priceLine,
  priceOf,
  questionsAbout,
  storyProps,
  twoLines,
} from '../../design/props.ts';
import type { RoundPlateProps } from '../components/RoundPlate/RoundPlate.tsx';
import type { Site } from '../schema.ts';
import { CoursePlates, type CoursePlatesProps } from '../sections/CoursePlates/CoursePlates.tsx';
import { HeroPlates, type HeroPlatesProps } from '../sections/HeroPlates/HeroPlates.tsx';
import { QuotesAcross } from '../sections/QuotesAcross/QuotesAcross.tsx';
import { RoundGrid, type RoundGridProps } from '../sections/RoundGrid/RoundGrid.tsx';
import { SeatingPlan } from '../sections/SeatingPlan/SeatingPlan.tsx';
import { TableBill } from '../sections/TableBill/TableBill.tsx';

type Own = NonNullable<Site['content']['design']>;

const glazes = ['secondary', 'steel', 'spark', 'none'] as const satisfies readonly RoundPlateProps['glaze'][];
const glazeOf = (place: number) => glazes[place % glazes.length] ?? 'none';

/** The link to the form. */
export const book = (site: Site): Action => actionToAsk(site, 'book', '#ask');

const plate = { ratio: 'square', sizes: '(min-width: 48rem) 20rem, 60vw' } as const;
const onAPlate = (site: Site, picture: Picture | undefined) => site.show(picture, plate);

/** Sets a heading down the table, a plate to each line. */
export function Top({
  site,
  words,
  heading,
  lines = words?.lines,
  ...hero
}: Pick<HeroPlatesProps, 'actions'> & {
  site: Site;
  words: { heading?: string; lead?: string; lines?: Own['lines'] } | undefined;
  heading: string;
  lines?: Own['lines'];
}) {
  const said =
    lines && lines.length > 0
      ? lines
      : twoLines(words?.heading ?? heading)
          .filter(Boolean)
          .map((line) => ({ words: line, picture: undefined }));
  return (
    <HeroPlates
      lines={said.map((line, place) => ({
        words: line.words,
        drawing: onAPlate(site, line.picture),
        glaze: glazeOf(place),
      }))}
      {...(words?.lead && { lead: words.lead })}
      {...hero}
    />
  );
}

const allergensOf = (site: Site, { allergens }: Pick<PriceItem, 'allergens'>) =>
  allergens?.map((allergen) => site.labels.asks.eating.allergens[allergen]).join(', ');

/** Dishes in the order they come past. Nothing where there are none. */
export function Menu({
  site,
  level,
  shown,
  ...menu
}: Pick<CoursePlatesProps, 'level' | 'actions'> & { site: Site; shown?: number }) {
  const { prices } = site.content;
  const items = (prices?.groups ?? []).flatMap((group) => group.items);
  return (
    <CoursePlates
      {...headed(prices, site.labels.prices)}
      {...(level && { level })}
      courses={items.slice(0, shown).map((item, place) => {
        const price = priceOf(site, item);
        const told = [item.mark, price, item.soldOut && site.labels.soldOut].filter(Boolean).join(' · ');
        const note = allergensOf(site, item);
        return {
          name: item.name,
          text: item.note ?? '',
          ...(told && { mark: told }),
          ...(note && { note }),
          drawing: onAPlate(site, item.picture),
          glaze: glazeOf(place),
        };
      })}
      {...(prices?.footnote && { foot: prices.footnote })}
      {...menu}
    />
  );
}

/** Points as plates down the table. Nothing where there are none. */
export function Plates({
  site,
  points,
  heading,
  ...plates
}: Pick<CoursePlatesProps, 'level'> & {
  site: Site;
  points: Own['growers'];
  heading: string;
}) {
  return (
    <CoursePlates
      {...headed(points, heading)}
      courses={(points?.items ?? []).map((point, place) => ({
        ...pointLine(site, point, plate),
        glaze: glazeOf(place),
        size: 'small',
      }))}
      {...plates}
    />
  );
}

/** Points as round things near and far. Nothing where there are none. */
export function Rounds({
  site,
  points,
  heading,
  ...grid
}: Pick<RoundGridProps, 'tone'> & {
  site: Site;
  points: { heading?: string; lead?: string; items: readonly Point[] } | undefined;
  heading: string;
}) {
  return (
    <RoundGrid
      {...headed(points, heading)}
      items={(points?.items ?? []).map((point, place) => ({
        ...pointLine(site, point, plate),
        glaze: glazeOf(place),
      }))}
      {...grid}
    />
  );
}

/** Goods on the table, with what they cost. Nothing where there are none. */
export function Sold({
  site,
  prices,
  heading,
  ...grid
}: Pick<RoundGridProps, 'level'> & { site: Site; prices: Prices | undefined; heading: string }) {
  return (
    <RoundGrid
      {...headed(prices, heading)}
      items={(prices?.groups ?? [])
        .flatMap(({ items }) => items)
        .map((item) => {
          const line = priceLine(site, item);
          const drawing = onAPlate(site, item.picture);
          return {
            name: line.name,
            ...(line.note && { text: line.note }),
            ...(line.price && { price: line.price }),
            ...(item.mark && { more: item.mark }),
            drawing,
            on: drawing && item.picture?.kind === 'drawing' ? ('table' as const) : ('plate' as const),
          };
        })}
      {...(prices?.footnote && { note: prices.footnote })}
      {...grid}
    />
  );
}

/**
 * The taken chairs, and those a guest can ask for: they lead to the form, or go with it where it stands on the same page.
 * Nothing where the content does not tell.
 */
export function Chairs({
  site,
  tone,
  withForm = false,
}: {
  site: Site;
  tone?: GroundName;
  withForm?: boolean;
}) {
  const { content, labels, href, has } = site;
  const seating = content.design?.seating;
  if (!seating) return null;
  const { head, foot, note } = seating;
  return (
    <SeatingPlan
      {...headed(seating, labels.seating)}
      sittings={seating.sittings.map(({ name, summary, chairs, free }) => ({
        name,
        summary,
        seats: Array.from({ length: chairs }, (_, place) =>
          free.includes(place + 1)
            ? { name: `${place + 1}`, state: 'free', ...(has('book') && { href: `${href('book')}#ask` }) }
            : { name: `${place + 1}`, state: 'taken' },
        ),
      }))}
      {...(note && { note })}
      labels={{
        free: labels.seatFree,
        taken: labels.seatTaken,
        chosen: labels.seatChosen,
        seat: labels.seat,
        ...(head && foot && { ends: [head, foot] }),
      }}
      {...(withForm &&
        site.formAction !== null && {
          form: { id: 'ask-form', ...(site.formAction && { name: 'seat' }) },
        })}
      {...(tone && { tone })}
    />
  );
}

/** An example bill. Nothing without one. */
export function Bill({
  site,
  bill,
  ...rest
}: {
  site: Site;
  bill: Own['bill'];
  actions?: Actions;
  tone?: GroundName;
}) {
  if (!bill) return null;
  return (
    <TableBill
      {...headed(bill, site.labels.bill)}
      caption={bill.caption}
      lines={bill.lines}
      total={bill.total}
      {...(bill.thanks && { thanks: bill.thanks })}
      {...rest}
    />
  );
}

/** How the place came about. */
export function Story({ site, action }: { site: Site; action: Action | undefined }) {
  if (!site.content.story) return null;
  return (
    <ImageWithText {...storyProps(site)} {...(action && { actions: [action] as const })} tone="raised" />
  );
}

/** What was said, across the table. */
export function Said({ site, shown }: { site: Site; shown?: number }) {
  const { quotes } = site.content;
  return (
    <QuotesAcross
      heading={quotes?.heading ?? site.labels.quotes}
      items={(quotes?.items ?? []).slice(0, shown)}
      tone="tint"
    />
  );
}

/** The questions about some subjects. */
export function Asked({
  site,
  heading,
  about,
  tone,
}: {
  site: Site;
  heading: string;
  about: readonly Subject[];
  tone?: GroundName;
}) {
  return (
    <FaqDetails heading={heading} items={questionsAbout(site.content, ...about)} {...(tone && { tone })} />
  );
}

/** The hours when the table is laid, and the address. */
export function Where({ site, heading }: { site: Site; heading?: string }) {
  return (
    <>
      <OpeningHours {...hoursProps(site)} tone="secondary" id="hours" />
      <ContactDetails {...contactProps(site, '100vw', heading)} tone="deep" />
    </>
  );
}

/** Asks people to the table, at the end of a page. */
export function Closing(site: Site) {
  return (
    <CallToAction
      {...headed(site.content.design?.closing, site.labels.closing)}
      actions={site.has('book') ? [book(site), callAction(site)] : [callAction(site)]}
      tone="deep"
    />
  );
}
