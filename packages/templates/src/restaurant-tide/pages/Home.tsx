import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { addressLine } from '../../content/words/place.ts';
import { contactLinks } from '../../design/props.ts';
import { DepthLane } from '../components/DepthLane/DepthLane.tsx';
import type { Site } from '../schema.ts';
import { whereabouts } from '../styles/whereabouts.css.ts';
import { Lately, Open, strata, Stratum } from './parts.tsx';

const shown = 4;

/** The way down: what there is at each depth, and when and where to have it. */
export function Home(site: Site) {
  const { content, labels } = site;
  const { business, visit } = content;
  // A dish that is missing today stands only on the menu.
  const groups = strata(site)
    .slice(0, shown)
    .map((group) => ({ ...group, items: group.items.filter(({ soldOut }) => !soldOut) }));
  return (
    <>
      {groups.slice(0, 2).map((stratum, place) => (
        <Stratum key={stratum.heading ?? ''} site={site} stratum={stratum} place={place} last={false} />
      ))}
      <Open site={site} place={-1} tone="accent" />
      {groups.slice(2).map((stratum, place) => (
        <Stratum
          key={stratum.heading ?? ''}
          site={site}
          stratum={stratum}
          place={place + 2}
          last={place + 2 === groups.length - 1}
        />
      ))}
      <DepthLane tone="deep">
        {!site.has('boats') && <Lately {...site} />}
        <div className={whereabouts}>
          <ContactDetails
            heading={visit?.heading ?? labels.visit}
            address={addressLine(business.address)}
            {...(visit?.directions && { directions: visit.directions })}
            links={contactLinks(site)}
            tone="deep"
          />
        </div>
      </DepthLane>
    </>
  );
}
