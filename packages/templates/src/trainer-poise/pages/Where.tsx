import { WireLane } from '@awning/ui/components/WireLane';
import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { GroveMap } from '../art/GroveMap.tsx';
import { hours, map, where } from '../content/visit.ts';

/** Where the Old Sunday School is, and when its door is open. */
export function Where() {
  return (
    <WireLane>
      <Split first="even">
        <ContactDetails {...where} drawing={<GroveMap label={map} />} tone="plain" />
        <OpeningHours {...hours} tone="plain" />
      </Split>
    </WireLane>
  );
}
