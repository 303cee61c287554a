import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { LeadQuotes } from '@awning/ui/sections/LeadQuotes';
import { addressLine } from '../../content/words/place.ts';
import { contactLinks } from '../../design/props.ts';
import { DepthLane } from '../components/DepthLane/index.ts';
import type { Site } from '../schema.ts';
import { Open, strata, Stratum } from './parts.tsx';

const shown = 4;

/** The way down: what there is at each depth, and when and where to have it. */
export function Home(site: Site) {
  const { content, labels } = site;
  const { business, quotes, visit } = content;
  const groups = strata(site).slice(0, shown);
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
        <LeadQuotes heading={quotes?.heading ?? labels.quotes} items={quotes?.items ?? []} tone="deep" />
        <ContactDetails
          heading={visit?.heading ?? labels.visit}
          address={addressLine(business.address)}
          {...(visit?.directions && { directions: visit.directions })}
          links={contactLinks(site)}
          tone="deep"
        />
      </DepthLane>
    </>
  );
}
