import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { TrackMap } from '../art/TrackMap.tsx';
import { hours, map, where } from '../content/visit.ts';

/** Where the track is, and on which mornings somebody is on it. */
export function Where() {
  return (
    <Split first="more">
      <ContactDetails {...where} drawing={<TrackMap label={map} />} tone="tint" />
      <OpeningHours {...hours} tone="plain" />
    </Split>
  );
}
