import type { Action } from '@awning/ui/components/ActionGroup';
import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { addressLine } from '../../content/words/place.ts';
import { actionTo, callAction, contactLinks, headed, hoursProps, priceLine } from '../../design/props.ts';
import { route } from '../art/route.ts';
import type { Site } from '../schema.ts';
import { CrashMat, type CrashMatProps } from '../sections/CrashMat/index.ts';
import { PriceHolds, type PriceHoldsProps } from '../sections/PriceHolds/index.ts';

/** The way to the page for beginners. */
export const begin = (site: Site): Action =>
  actionTo(site, 'first-time', site.content.design?.begin ?? site.labels.begin);

/** How many prices hang on the wall. */
const most = 4;

/** The groups of prices that have something in them: the first that fit hang on the wall, the others stand in a list. */
export function sorted({ content }: Site) {
  const [first, ...rest] = (content.prices?.groups ?? []).filter(({ items }) => items.length > 0);
  const hung = first?.items.slice(0, most) ?? [];
  const over = first?.items.slice(most) ?? [];
  return { hung, others: over.length > 0 ? [{ ...first, items: over }, ...rest] : rest };
}

/** What most people pay. */
export function Fares({
  site,
  ...wall
}: { site: Site } & Pick<PriceHoldsProps, 'level' | 'tone' | 'actions' | 'terms'>) {
  return (
    <PriceHolds
      {...headed(site.content.prices, site.labels.prices)}
      {...wall}
      prices={sorted(site).hung.map((item) => priceLine(site, item))}
    />
  );
}

/** Where it is, and when the door is open. */
export function Where(site: Site) {
  const { business, visit } = site.content;
  return (
    <Split>
      <OpeningHours {...hoursProps(site)} tone="plain" id="hours" />
      <ContactDetails
        heading={visit?.heading ?? site.labels.visit}
        address={addressLine(business.address)}
        {...(visit?.directions && { directions: visit.directions })}
        links={contactLinks(site)}
        details={(visit?.ways ?? []).map(({ title, text }) => ({ term: title, text }))}
        drawing={site.show(visit?.map, { shows: 'map', fill: true, sizes: '(min-width: 64rem) 50vw, 100vw' })}
        tone="raised"
      />
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
