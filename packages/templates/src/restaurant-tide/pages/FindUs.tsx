import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { addressLine } from '../../content/words/place.ts';
import { contactLinks } from '../../design/props.ts';
import { DepthLane } from '../components/DepthLane/index.ts';
import type { Site } from '../schema.ts';
import { markAt, Open } from './parts.tsx';

/** The way to the door. */
export function FindUs(site: Site) {
  const { content, labels, show } = site;
  const { business, visit } = content;
  return (
    <>
      <DepthLane {...markAt(site, 0)} tone="tint">
        <ContactDetails
          heading={visit?.heading ?? labels.contact}
          address={addressLine(business.address)}
          {...(visit?.directions && { directions: visit.directions })}
          links={contactLinks(site)}
          details={(visit?.ways ?? []).map(({ title, text }) => ({ term: title, text }))}
          drawing={show(visit?.map, { shows: 'map', fill: true, sizes: '100vw' })}
          tone="tint"
        />
      </DepthLane>
      <Open site={site} place={1} tone="accent" />
    </>
  );
}
