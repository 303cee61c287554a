import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { PriceList } from '@awning/ui/sections/PriceList';
import { addressLine, plainName } from '../../content/words/place.ts';
import { actionToAsk, contactLinks, headed, priceGroups } from '../../design/props.ts';
import { BlindStamp } from '../art/ornaments.ts';
import type { Site } from '../schema.ts';
import { HeroSpecimen } from '../sections/HeroSpecimen/HeroSpecimen.tsx';
import { PressStack } from '../sections/PressStack/PressStack.tsx';
import { SpecimenSheets } from '../sections/SpecimenSheets/SpecimenSheets.tsx';
import { Door, isThere, layers, sheet, sorted } from './parts.tsx';

const shown = 2;

/** One thing large, what else there is, bunches and how they are brought, and where the door is. */
export function Home(site: Site) {
  const { content, labels, href, has, show } = site;
  const { business, opening, prices, visit, design } = content;
  const { drawers, others } = sorted(site);
  const [collection, more] = drawers;
  const [first, ...rest] = collection?.items ?? [];
  // The one at the top speaks for its drawer, so a second is opened before more of the first.
  const [below, sheets] = more
    ? [more, more.items.map((item, place) => sheet(site, item, place + 1 + rest.length))]
    : [collection, rest.map((item, place) => sheet(site, item, place + 1))];
  const lead = opening?.lead ?? business.line;
  const ask = actionToAsk(site, 'visit', '#ask');
  const seeAll = { label: labels.seeAll, href: href('this-week') };
  const specimen = show(opening?.picture ?? first?.picture, {
    ratio: 'portrait',
    priority: true,
    sizes: '(min-width: 64rem) 40vw, 100vw',
  });
  return (
    <>
      <HeroSpecimen
        heading={opening?.heading ?? plainName(business)}
        {...(lead && { lead })}
        actions={has('this-week') ? [seeAll, ask] : [ask]}
        {...(specimen && { specimen })}
        {...(first && {
          ...sheet(site, first, 0),
          label: {
            ...(design?.collection && { collection: design.collection }),
            ...sheet(site, first, 0).label,
          },
        })}
        stamp={<BlindStamp />}
      />
      {below && (
        <SpecimenSheets
          heading={below.heading ?? prices?.heading ?? labels.prices}
          {...(below.note && { lead: below.note })}
          sheets={sheets.slice(0, shown)}
          {...(has('this-week') && { link: seeAll })}
        />
      )}
      <PriceList
        heading={prices?.heading ?? labels.prices}
        groups={priceGroups(site, others.filter(isThere).slice(0, 2))}
        board="raised"
        tone="tint"
      />
      {!has('this-week') && (
        <PressStack {...headed(design?.press, labels.next)} layers={layers(site)} id="press" />
      )}
      <Split first="more">
        <Door {...site} />
        <ContactDetails
          heading={visit?.heading ?? labels.visit}
          address={addressLine(business.address)}
          {...(visit?.lead && { directions: visit.lead })}
          links={contactLinks(site)}
          drawing={show(visit?.map, { shows: 'map', fill: true, sizes: '(min-width: 64rem) 40vw, 100vw' })}
        />
      </Split>
    </>
  );
}
