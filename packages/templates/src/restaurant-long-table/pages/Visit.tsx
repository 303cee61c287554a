import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { QuayMap } from '../art/QuayMap.tsx';
import { hours, map, where } from '../content/visit.ts';

/** Where the loft is, and when its table is laid. */
export function Visit() {
  return (
    <>
      <ContactDetails {...where} drawing={<QuayMap label={map} />} tone="deep" />
      <OpeningHours {...hours} tone="deep" />
    </>
  );
}
