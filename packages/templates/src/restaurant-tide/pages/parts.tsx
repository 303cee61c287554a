import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import type { PriceGroup, Subject } from '../../content/shapes.ts';
import { NewsPart } from '../../design/asks/NewsPart.tsx';
import { hoursProps, priceOf, questionsProps } from '../../design/props.ts';
import { isQuoted, Reviews } from '../../design/sections/Reviews.tsx';
import { DepthLane } from '../components/DepthLane/DepthLane.tsx';
import type { Site } from '../schema.ts';
import { DepthMenu } from '../sections/DepthMenu/DepthMenu.tsx';

/** From the surface down. */
const tones = ['tint', 'accent', 'secondary', 'deep'] as const;
export type Tone = (typeof tones)[number];

export const toneAt = (place: number): Tone => tones[Math.min(place, tones.length - 1)] ?? 'deep';

/** The depths that are told: to a buyer who wants plain words, none. */
export const depthsOf = ({ content, options }: Site) => (options.plain ? undefined : content.design?.depths);

/** The mark of the gauge at a depth, where depths are told. */
export const markAt = (site: Site, place: number) => {
  const mark = depthsOf(site)?.[place];
  return mark ? { mark } : {};
};

/** The groups of prices that have something in them. */
export const strata = ({ content }: Site) =>
  (content.prices?.groups ?? []).filter(({ items }) => items.length > 0);

/** One group of prices at its depth. A dish with a picture is told as a catch, with whether there is any today. */
export function Stratum({
  site,
  stratum,
  place,
  last,
}: {
  site: Site;
  stratum: PriceGroup;
  place: number;
  last: boolean;
}) {
  const { content, labels, show } = site;
  const answers = content.design?.answers;
  const tone = toneAt(place);
  const footnote = last ? content.prices?.footnote : undefined;
  return (
    <DepthLane {...markAt(site, place)} tone={tone}>
      <DepthMenu
        id={`group-${place + 1}`}
        heading={stratum.heading ?? content.prices?.heading ?? labels.prices}
        {...(stratum.note && { lead: stratum.note })}
        items={stratum.items.map((item) => {
          const drawing = show(item.picture, { ratio: 'landscape', sizes: '(min-width: 48rem) 30rem, 90vw' });
          const { name, note } = item;
          const price = priceOf(site, item);
          const state = item.soldOut
            ? ('missing' as const)
            : answers && item.picture
              ? ('landed' as const)
              : undefined;
          return {
            name,
            ...(price && { price }),
            ...(note && { text: note }),
            ...(item.mark && { note: item.mark }),
            ...(state && { state }),
            ...(drawing && { drawing }),
          };
        })}
        tone={tone}
        labels={{ landed: answers?.there ?? '', missing: answers?.gone ?? labels.soldOut }}
        {...(footnote && { terms: footnote })}
      />
    </DepthLane>
  );
}

/** The hours, at a depth. */
export function Open({ site, place, tone }: { site: Site; place: number; tone: Tone }) {
  return (
    <DepthLane {...markAt(site, place)} tone={tone}>
      <OpeningHours {...hoursProps(site)} tone={tone} id="hours" />
    </DepthLane>
  );
}

/** The news, the quotes, and how others rate it. */
export function Lately(site: Site) {
  const { quotes } = site.content;
  return (
    <>
      <NewsPart site={site} tone="deep" />
      <LeadQuotes heading={quotes?.heading ?? site.labels.quotes} items={quotes?.items ?? []} tone="deep" />
      <Reviews site={site} tone="deep" joined={isQuoted(site.content)} />
    </>
  );
}

/** The questions about a subject. */
export function Asked({ site, about, tone }: { site: Site; about: readonly Subject[]; tone: Tone }) {
  return <FaqDetails {...questionsProps(site, ...about)} tone={tone} />;
}
