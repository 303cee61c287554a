import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { ArchMap } from '../art/ArchMap.tsx';
import { hours, map, where } from '../content/visit.ts';

/** Where the arch is, and when its door is open. */
export function Where() {
  return (
    <Split first="more">
      <ContactDetails {...where} drawing={<ArchMap label={map} />} tone="raised" />
      <OpeningHours {...hours} tone="plain" />
    </Split>
  );
}
