import type { ClockTime } from '@awning/ui/components/HoursTable';
import { OpenNow } from '@awning/ui/components/OpenNow';
import { AnnouncementBar } from '@awning/ui/sections/AnnouncementBar';
import { BusinessLine } from '@awning/ui/sections/BusinessLine';
import { ContactBar } from '@awning/ui/sections/ContactBar';
import { FieldsForm } from '@awning/ui/sections/FieldsForm';
import { Stats } from '@awning/ui/sections/Stats';
import type { GroundName } from '@awning/ui/theme/grounds';
import type { Hours } from '../content/business.ts';
import type { Point } from '../content/shapes.ts';
import { hoursLine, spanEnds, spansOf, type Clock, type HoursVoice } from '../content/words/hours.ts';
import { mapHref, telephoneHref, tradeAndTown } from '../content/words/place.ts';
import { timeZoneOf } from '../content/words/country.ts';
import type { SiteProps } from './defineDesign.tsx';
import { AskFacts } from './asks/AskFacts.tsx';
import { ClosedForm } from './asks/ClosedForm.tsx';
import { elsewhereOf, purposeOf } from './actions/firstAction.ts';
import { messageForm, type Message, type Ways } from './props.ts';

type Site = Pick<SiteProps, 'content' | 'labels' | 'locale' | 'formAction'>;

/** The current announcement, across the top of every page. */
export function Announcement({ site, tone = 'spark' }: { site: Site; tone?: GroundName }) {
  const { content, labels } = site;
  if (!content.announcement) return null;
  return (
    <AnnouncementBar
      message={content.announcement.message}
      dates={{
        from: content.announcement.from,
        until: content.announcement.until,
        timeZone: timeZoneOf(content.business),
      }}
      labels={{ region: labels.announcement, dismiss: labels.dismiss }}
      tone={tone}
    />
  );
}

export interface FirstLineProps {
  site: Site;
  clock?: Clock;
  /** Where all the hours are. */
  hoursHref: string;
  tone?: GroundName;
}

/** Whether the door is open now. */
function Open({ site, hours, clock = 'spoken', hoursHref }: FirstLineProps & { hours: Hours }) {
  const { content, labels, locale } = site;
  const voice: HoursVoice = { labels, locale, clock };
  const says = (span: { opens: ClockTime; closes: ClockTime }) => spanEnds(span, voice);
  return (
    <OpenNow
      hours={spansOf(hours).map((span) => ({ ...span, says: says(span) }))}
      exceptions={(hours.exceptions ?? []).map(({ from, until = from, opens, closes }) => ({
        from,
        until,
        spans: opens && closes ? [{ opens, closes, says: says({ opens, closes }) }] : [],
      }))}
      timeZone={timeZoneOf(content.business)}
      locale={locale}
      fallback={hoursLine(hours, voice)}
      href={hoursHref}
      labels={{
        openUntil: labels.openUntil,
        opensToday: labels.opensToday,
        opensOn: labels.opensOn,
        closed: labels.closedNow,
      }}
    />
  );
}

/** What a new visitor asks first: the trade, the town, the number, and whether the business is open. */
export function FirstLine({ site, clock, hoursHref, tone }: FirstLineProps) {
  const { business, hours } = site.content;
  const { telephone, address } = business;
  return (
    <BusinessLine
      trade={tradeAndTown(business)}
      telephone={telephone ? { label: telephone, href: telephoneHref(telephone, address) } : undefined}
      {...(hours &&
        hours.week.length > 0 && {
          open: <Open site={site} hours={hours} hoursHref={hoursHref} {...(clock && { clock })} />,
        })}
      labels={{ line: site.labels.firstLine }}
      {...(tone && { tone })}
    />
  );
}

/**
 * Call, book, directions: under the thumb on every page. Booking gives way to ordering or joining where visitors do
 * that, and is left out where they are only to call or come. A business that visitors cannot come to has no directions.
 */
export function ThumbBar<Slug extends string>({
  site,
  bookPage,
}: {
  site: Site & Ways<Slug>;
  /** The page with the form, at `#ask`. Without it the bar leads where the business says, or to no form at all. */
  bookPage: NoInfer<Slug>;
}) {
  const { content, labels, href, has, formAction } = site;
  const { business } = content;
  const purpose = purposeOf(business);
  const isFormFirst = business.action !== 'call' && business.action !== 'visit';
  const form = isFormFirst && has(bookPage) && formAction !== null ? `${href(bookPage)}#ask` : undefined;
  const asked = elsewhereOf(business) ?? form;
  return (
    <ContactBar
      items={[
        ...(business.telephone
          ? [
              {
                kind: 'call' as const,
                label: labels.call,
                href: telephoneHref(business.telephone, business.address),
              },
            ]
          : []),
        ...(asked
          ? [
              {
                kind: purpose === 'order' ? ('order' as const) : ('book' as const),
                label: labels[purpose],
                href: asked,
              },
            ]
          : []),
        ...(business.address.street
          ? [{ kind: 'directions' as const, label: labels.directions, href: mapHref(business.address) }]
          : []),
      ]}
      labels={{ bar: labels.contact }}
    />
  );
}

/** A message form to the business, at its anchor. By default it asks for a time at `#ask`. */
export function AskForm({
  site,
  id = 'ask',
  tone,
  slip,
  clock,
  ...message
}: Partial<Message> & { site: Site; tone?: GroundName; slip?: GroundName; clock?: Clock }) {
  const look = { ...(tone && { tone }), ...(slip && { slip }) };
  const form = messageForm(site, { id, ...message });
  if (site.formAction === null) return <ClosedForm site={site} id={id} heading={form.heading} {...look} />;
  return <FieldsForm {...form} facts={<AskFacts site={site} clock={clock} />} {...look} />;
}

/** Numbers under each other, and what they mean. Nothing where there are none. */
export function Numbers({
  points,
  label,
  tone,
}: {
  points: { heading?: string; items: readonly Point[] } | undefined;
  label: string;
  tone: GroundName;
}) {
  return (
    <Stats
      label={points?.heading ?? label}
      items={(points?.items ?? []).map(({ title, text = '' }) => ({ value: title, text }))}
      tone={tone}
    />
  );
}
