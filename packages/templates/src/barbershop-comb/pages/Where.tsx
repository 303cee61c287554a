import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { ParadeMap } from '../art/ParadeMap.tsx';
import { hours, map, where } from '../content/findUs.ts';

/** Where the shop is, and when its door is open. */
export function Where() {
  return (
    <Split first="more">
      <ContactDetails {...where} drawing={<ParadeMap label={map} />} tone="plain" />
      <OpeningHours {...hours} tone="spark" />
    </Split>
  );
}
