import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { GarageMap } from '../art/GarageMap.tsx';
import { hours, map, where } from '../content/visit.ts';

/** Where the garage is, and when its door is up. */
export function Where() {
  return (
    <Split>
      <OpeningHours {...hours} tone="plain" />
      <ContactDetails {...where} drawing={<GarageMap label={map} />} tone="raised" />
    </Split>
  );
}
