import { Split } from '@awning/ui/primitives';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { NumberedGrid } from '@awning/ui/sections/NumberedGrid';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import type { Point } from '../../content/shapes.ts';
import { BookingPart } from '../../design/asks/BookingPart.tsx';
import {
  actionToAsk,
  andTo,
  contactProps,
  firstPrices,
  headed,
  hoursProps,
  namesOf,
  pointLine,
  priceLine,
  questionsProps,
  storyProps,
} from '../../design/props.ts';
import { FitText } from '../components/FitText/FitText.tsx';
import type { Site } from '../schema.ts';
import { PricePlates } from '../sections/PricePlates/PricePlates.tsx';
import { paperFields } from '../styles/paperFields.css.ts';

/** Splits the prices: the bar holds five, the others stand in a list. */
export const sorted = (site: Site) => firstPrices(site, 5);

/** The prices that most clients pay, as weights on a bar. What is free stands out. */
export function Bar({ site, level = 2, terms }: { site: Site; level?: 1 | 2; terms?: string | undefined }) {
  const { prices } = site.content;
  return (
    <PricePlates
      {...headed(prices, site.labels.prices)}
      level={level}
      plates={sorted(site).prices.map((item) => ({
        ...priceLine(site, item),
        ...(item.price === 0 && { offer: true }),
      }))}
      {...(terms && { terms })}
    />
  );
}

/** Points in a grid. */
export function Points({
  site,
  points,
  heading,
  tone,
}: {
  site: Site;
  points: { heading?: string; lead?: string; items: readonly Point[] } | undefined;
  heading: string;
  tone?: 'secondary';
}) {
  if (!points || points.items.length === 0) return null;
  return (
    <NumberedGrid
      {...headed(points, heading)}
      items={points.items.map((point) => pointLine(site, point))}
      {...(tone && { tone })}
    />
  );
}

/** The coach, and how that came about. */
export function Story({ site, level }: { site: Site; level?: 1 | 2 }) {
  const { story, people } = site.content;
  if (!story) return null;
  return (
    <ImageWithText
      {...storyProps(site)}
      {...(level && { headingLevel: level })}
      facts={people?.items[0]?.facts ?? []}
    />
  );
}

/** The address, and the hours. */
export function Where(site: Site) {
  return (
    <Split first="more">
      <ContactDetails {...contactProps(site, '(min-width: 64rem) 60vw, 100vw')} tone="raised" />
      <OpeningHours {...hoursProps(site, 'digital')} tone="plain" id="hours" />
    </Split>
  );
}

/** Asks for a first session, and answers the questions before it. */
export function FreeSession(site: Site) {
  const { design } = site.content;
  return (
    <Split first="more" width="content" tone="spark">
      <div className={paperFields}>
        <BookingPart
          site={site}
          words={design?.ask}
          people={namesOf(site)}
          clock="digital"
          tone="spark"
          slip="spark"
        />
      </div>
      <FaqDetails
        {...questionsProps(
          site,
          'general',
          'booking',
          'visit',
          ...(site.has('prices') ? [] : (['prices'] as const)),
        )}
        tone="spark"
      />
    </Split>
  );
}

/** Ends a page with the number that every beginner starts from, and leads on to another. */
export function LiftNothing({ site, second }: { site: Site; second: 'timetable' | 'prices' }) {
  const { content, labels } = site;
  const closing = content.design?.closing;
  const start = actionToAsk(site, 'start');
  const label = second === 'timetable' ? labels.seeWeek : labels.seePrices;
  return (
    <CallToAction
      {...headed(closing, labels.closing)}
      actions={andTo(site, start, second, label)}
      {...(closing?.number && { drawing: <FitText text={closing.number} /> })}
      tone="spark"
    />
  );
}
