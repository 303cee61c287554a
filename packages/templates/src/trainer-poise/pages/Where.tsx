import { WireLane } from '../components/WireLane/index.ts';
import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { GroveMap } from '../art/GroveMap.tsx';
import { hours, map, where } from '../content/visit.ts';

/** Where the Old Sunday School is, and when its door is open. */
export function Where({ tone = 'plain' }: { tone?: 'plain' | 'tint' }) {
  return (
    <WireLane tone={tone}>
      <Split first="even">
        <ContactDetails {...where} drawing={<GroveMap label={map} />} tone={tone} />
        <OpeningHours {...hours} tone={tone} />
      </Split>
    </WireLane>
  );
}
