import type { Action } from '@awning/ui/components/ActionGroup';
import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { callAction } from '../../design/actions/callAction.ts';
import {
  actionInAWord,
  actionTo,
  contactProps,
  firstPrices,
  headed,
  hoursProps,
  priceLine,
} from '../../design/props.ts';
import { route } from '../art/route.ts';
import type { Site } from '../schema.ts';
import { CrashMat, type CrashMatProps } from '../sections/CrashMat/CrashMat.tsx';
import { PriceHolds, type PriceHoldsProps } from '../sections/PriceHolds/PriceHolds.tsx';

/** The way to the page for beginners. */
export const begin = (site: Site): Action =>
  actionTo(site, 'first-time', site.content.design?.begin ?? site.labels.begin);

/** The way to the form, where one joins. */
export const join = (site: Site): Action => actionInAWord(site, 'first-time', '#ask');

/** Splits the prices: four hang on the wall, the others stand in a list. */
export const sorted = (site: Site) => firstPrices(site, 4);

/** What is asked for in the form: what costs less than every price on the wall is paid at the desk. */
export function askedFor(site: Site) {
  const least = Math.min(...sorted(site).prices.flatMap(({ price }) => price ?? []));
  const all = site.content.prices?.groups.flatMap(({ items }) => items) ?? [];
  return all.filter(({ price, soldOut }) => !soldOut && (price === undefined || price >= least)).slice(0, 8);
}

/** The prices that most climbers pay. */
export function Fares({
  site,
  most,
  ...wall
}: {
  site: Site;
  /** No more than these, where all of them have a page. */
  most?: number | undefined;
} & Pick<PriceHoldsProps, 'level' | 'tone' | 'actions' | 'terms'>) {
  return (
    <PriceHolds
      {...headed(site.content.prices, site.labels.prices)}
      {...wall}
      prices={sorted(site)
        .prices.slice(0, most)
        .map((item) => priceLine(site, item))}
    />
  );
}

/** The address, and the hours. */
export function Where(site: Site) {
  return (
    <Split>
      <OpeningHours {...hoursProps(site)} tone="plain" id="hours" />
      <ContactDetails {...contactProps(site, '(min-width: 64rem) 50vw, 100vw')} tone="raised" />
    </Split>
  );
}

/** Ends a page on the mats, where the route begins. */
export function Landing({ site, wall }: { site: Site } & Pick<CrashMatProps, 'wall'>) {
  const { content, labels, href, has, show } = site;
  const landing = content.design?.landing;
  const { heading, lead } = headed(landing, labels.landing);
  return (
    <CrashMat
      heading={heading}
      {...(lead && { text: lead })}
      actions={
        has('first-time')
          ? [
              begin(site),
              { label: content.design?.ask?.action ?? labels.write, href: `${href('first-time')}#ask` },
            ]
          : [callAction(site)]
      }
      figure={show(landing?.picture, { ratio: 'landscape', sizes: '20rem' })}
      holds={route.start}
      {...(wall && { wall })}
    />
  );
}
