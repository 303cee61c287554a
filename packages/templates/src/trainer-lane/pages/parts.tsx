import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { PriceList } from '@awning/ui/sections/PriceList';
import { callAction } from '../../design/actions/callAction.ts';
import {
  actionToAsk,
  contactProps,
  firstPrices,
  headed,
  hoursProps,
  pointLine,
  priceGroups,
  priceLine,
} from '../../design/props.ts';
import { pacer } from '../art/ornaments.tsx';
import { TrackSide, type TrackSideProps } from '../components/TrackSide/TrackSide.tsx';
import type { Content, Site } from '../schema.ts';
import { Infield } from '../sections/Infield/Infield.tsx';
import { LanePrices } from '../sections/LanePrices/LanePrices.tsx';
import { LapPlan, type LapPlanProps } from '../sections/LapPlan/LapPlan.tsx';

/** Splits the prices: six run in the lanes, the others stand in a list. */
const sorted = (site: Site) => firstPrices(site, 6);

/** The names of the lanes: the marks of the first prices, else their places. */
export const laneNumbers = (site: Site) =>
  sorted(site).prices.map(({ mark }, place) => mark ?? String(place + 1));

/** The drawing of the people on the track. They run only where the owner names it. */
export function runnersOf({ content: { opening } }: Site) {
  const { picture } = opening ?? {};
  return picture?.kind === 'drawing' && picture.name === 'runners' ? picture : undefined;
}

/** The straight down one side of a page. A runner keeps pace with the reader where others run. */
export function Straight({ site, ...straight }: { site: Site } & Pick<TrackSideProps, 'children' | 'side'>) {
  return <TrackSide {...straight} runner={runnersOf(site) && pacer} />;
}

/** What most people pay, lane by lane. */
export function Lanes({ site, level = 2, outside }: { site: Site; level?: 1 | 2; outside?: 'tint' }) {
  const { content, labels } = site;
  const { prices } = content;
  return (
    <LanePrices
      {...headed(prices, labels.prices)}
      level={level}
      lanes={sorted(site).prices.map((item, place) => ({
        number: item.mark ?? String(place + 1),
        ...priceLine(site, item),
      }))}
      {...(level === 1 && prices?.footnote && { terms: prices.footnote })}
      {...(outside && { outside })}
    />
  );
}

/** All that is left of the prices. */
export function OtherPrices({ site }: { site: Site }) {
  return (
    <PriceList heading={site.labels.prices} groups={priceGroups(site, sorted(site).others)} board="plain" />
  );
}

/** A plan along the track. */
export function Plan({
  site,
  plan,
  heading,
  tone,
}: {
  site: Site;
  plan: NonNullable<Content['design']>['plan'];
  heading: string;
  tone?: LapPlanProps['tone'];
}) {
  return (
    <LapPlan
      {...headed(plan, heading)}
      unit={plan?.unit ?? site.labels.stage}
      stages={(plan?.items ?? []).map((point) => pointLine(site, point))}
      {...(tone && { tone })}
    />
  );
}

/** What every page comes round to. */
export function OneLap(site: Site) {
  const { content, labels, has } = site;
  const { closing } = content.design ?? {};
  return (
    <Infield
      heading={closing?.heading ?? labels.closing}
      {...(closing?.lead && { text: closing.lead })}
      actions={has('start') ? [actionToAsk(site, 'start', '#ask'), callAction(site)] : [callAction(site)]}
    />
  );
}

/** The address, and the hours when the coach is there. */
export function Where(site: Site) {
  return (
    <Split first="more">
      <ContactDetails {...contactProps(site, '(min-width: 64rem) 50vw, 100vw')} tone="tint" />
      <OpeningHours {...hoursProps(site, 'digital')} tone="plain" id="hours" />
    </Split>
  );
}
