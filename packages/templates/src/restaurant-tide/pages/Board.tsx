import type { Site } from '../schema.ts';
import { strata, Stratum } from './parts.tsx';

/** The whole menu, from the top to the bottom. */
export function Board(site: Site) {
  const groups = strata(site);
  return groups.map((stratum, place) => (
    <Stratum
      key={stratum.heading ?? ''}
      site={site}
      stratum={stratum}
      place={place}
      last={place === groups.length - 1}
    />
  ));
}
