import type { Action } from '@awning/ui/components/ActionGroup';
import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import type { GroundName } from '@awning/ui/theme/grounds';
import type { PriceGroup, Quote, Subject } from '../../content/shapes.ts';
import { fill } from '../../content/labels/index.ts';
import { OrderPart } from '../../design/asks/OrderPart.tsx';
import { Numbers } from '../../design/parts.tsx';
import {
  actionToAsk,
  contactProps,
  headed,
  hoursProps,
  priceLine,
  priceOf,
  questionsProps,
} from '../../design/props.ts';
import { MapSheet } from '../components/MapSheet/MapSheet.tsx';
import { PaperPatch } from '../components/PaperPatch/PaperPatch.tsx';
import type { Content, Site } from '../schema.ts';
import { HeroCollage, type HeroCollageProps } from '../sections/HeroCollage/HeroCollage.tsx';
import { OccasionList, type OccasionListProps } from '../sections/OccasionList/OccasionList.tsx';
import { PriceCollage } from '../sections/PriceCollage/PriceCollage.tsx';
import { SeasonChart } from '../sections/SeasonChart/SeasonChart.tsx';
import { StoryCutout, type StoryCutoutProps } from '../sections/StoryCutout/StoryCutout.tsx';
import * as styles from './parts.css.ts';

type Own = NonNullable<Content['design']>;

/** The link to the order form. */
export const order = (site: Site): Action => actionToAsk(site, 'order');

/** The link to the flowers, where they have a page. */
export const seeFlowers = ({ labels, href, has }: Site): readonly [Action] | undefined =>
  has('this-week') ? [{ label: labels.seeFlowers, href: href('this-week') }] : undefined;

/** Splits the prices: groups with pictures lie on the bench, those without stand in a list. */
export function sorted({ content }: Site) {
  const groups = (content.prices?.groups ?? []).filter(({ items }) => items.length > 0);
  const pictured = ({ items }: PriceGroup) => items.some(({ picture }) => picture && picture.kind !== 'none');
  return { benches: groups.filter(pictured), others: groups.filter((group) => !pictured(group)) };
}

/** Opens a page behind the first. */
export function InnerTop({
  site,
  words,
  heading,
  actions,
}: Pick<HeroCollageProps, 'actions'> & {
  site: Site;
  words: Own['order'];
  /** The heading where the content has none. */
  heading: string;
}) {
  return (
    <HeroCollage
      {...headed(words, heading)}
      place="inner"
      {...(actions && { actions })}
      collage={site.show(words?.picture, {
        ratio: 'landscape',
        priority: true,
        sizes: '(min-width: 64rem) 50vw, 100vw',
      })}
    />
  );
}

/** What is for sale, as pictures cut from paper. The first of all is the one to be proud of. */
export function Bench({ site, group, level = 2 }: { site: Site; group: PriceGroup; level?: 1 | 2 }) {
  const { content, labels, show } = site;
  const { benchNote: note, week } = content.design ?? {};
  const opens = level === 1 && !week;
  return (
    <PriceCollage
      heading={group.heading ?? content.prices?.heading ?? labels.flowers}
      level={opens ? 1 : 2}
      {...(group.note && { lead: group.note })}
      items={group.items.map((item) => {
        const { name, price, note: text } = priceLine(site, item);
        const drawing = show(item.picture, { fill: true, sizes: '(min-width: 64rem) 24rem, 80vw' });
        return {
          name,
          price,
          ...(text && { text }),
          ...(drawing && { drawing }),
        };
      })}
      {...(level === 1 && note && { note })}
      tone={opens ? 'tint' : 'plain'}
    />
  );
}

/** The flowers of each month: all of them, or the first few. */
export function Year({ site, level = 2, most }: { site: Site; level?: 1 | 2; most?: number }) {
  const { content, labels, locale, show } = site;
  const format = (month: 'short' | 'long') => {
    const named = new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, place) => named.format(Date.UTC(2024, place, 1)));
  };
  const long = format('long');
  const year = content.design?.year;
  return (
    <SeasonChart
      {...headed(year, labels.year)}
      level={level}
      months={format('short').map((name) => name.replace('.', '').slice(0, 3))}
      rows={(year?.items ?? []).slice(0, most).map(({ name, from, to, picture }) => {
        const drawing = show(picture, { ratio: 'square', sizes: '3rem' });
        return {
          name,
          from,
          to,
          season: fill(labels.daysTo, { first: long[from - 1] ?? '', last: long[to - 1] ?? '' }),
          ...(drawing && { drawing }),
        };
      })}
    />
  );
}

/** For which days people come. */
export function Occasions({
  site,
  told = false,
  ...list
}: {
  site: Site;
  /** With what is true of all of them: on their own page. */
  told?: boolean;
} & Pick<OccasionListProps, 'level' | 'actions' | 'drawing'>) {
  const { content, labels } = site;
  const { occasions } = content.design ?? {};
  return (
    <OccasionList
      {...headed(told ? occasions : { heading: occasions?.heading }, labels.occasions)}
      {...list}
      occasions={(occasions?.items ?? []).map(({ name, text, price, from, per }) => {
        const cost = priceOf(site, {
          ...(price !== undefined && { price }),
          ...(from && { from }),
          ...(per && { per }),
        });
        return { name, text, ...(cost && { price: cost }) };
      })}
    />
  );
}

/** A story of the owner’s, beside what it is about. */
export function Tale({
  site,
  tale,
  heading,
  ...look
}: { site: Site; tale: Own['wedding']; heading: string } & Pick<
  StoryCutoutProps,
  'side' | 'tone' | 'actions'
>) {
  if (!tale) return null;
  return (
    <StoryCutout
      heading={tale.heading ?? heading}
      paragraphs={tale.paragraphs}
      {...(tale.moral && { moral: tale.moral })}
      drawing={site.show(tale.picture, { ratio: 'portrait', sizes: '(min-width: 64rem) 30rem, 90vw' })}
      {...look}
    />
  );
}

/** What people wrote, as notes. */
export const notes = (quotes: readonly Quote[] = []) =>
  quotes.map(({ quote, author, context }) => ({
    text: quote,
    by: [author, context].filter(Boolean).join(', '),
  }));

/** The questions about a subject. */
export function Asked({ site, about, tone }: { site: Site; about: readonly Subject[]; tone?: GroundName }) {
  return <FaqDetails {...questionsProps(site, ...about)} {...(tone && { tone })} />;
}

/** Takes an order of what lies on the bench, and answers the questions before it. */
export function SendSome(site: Site) {
  const { benches } = sorted(site);
  return (
    <>
      <OrderPart
        site={site}
        words={site.content.design?.ask}
        {...(benches.length > 0 && { items: benches.flatMap(({ items }) => items) })}
        render={(item) => {
          const drawing = site.show(item.picture, { ratio: 'square', sizes: '4rem' });
          const bench = benches.find(({ items }) => items.includes(item));
          return drawing && <PaperPatch place={bench?.items.indexOf(item) ?? 0}>{drawing}</PaperPatch>;
        }}
        tone="secondary"
        slip="raised"
      />
      <Asked site={site} about={['booking']} tone="plain" />
    </>
  );
}

/** What delivery costs, in numbers. */
export function Delivery({ site, tone }: { site: Site; tone: GroundName }) {
  const { delivery } = site.content.design ?? {};
  return <Numbers points={delivery} label={site.labels.delivery} tone={tone} />;
}

/** The hours and under them the address, and beside both the map, so that no corner is bare. */
export function Where(site: Site) {
  const { drawing, ...contact } = contactProps(site, '(min-width: 64rem) 40vw, 100vw');
  return (
    <Split width="content">
      <div className={styles.door}>
        <OpeningHours {...hoursProps(site)} tone="plain" id="hours" />
        <ContactDetails {...contact} details={[]} tone="plain" />
      </div>
      <MapSheet>{drawing}</MapSheet>
    </Split>
  );
}
