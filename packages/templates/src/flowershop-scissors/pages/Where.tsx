import { Split } from '@awning/ui/primitives';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { StockbridgeMap } from '../art/StockbridgeMap.tsx';
import { hours, map, waysThere, where } from '../content/visit.ts';

/** When the door stands open, and where it is; on the visitors' own page, every way there. */
export function Where({ everyWay = false }: { everyWay?: boolean }) {
  return (
    <Split width="content">
      <OpeningHours {...hours} tone="plain" />
      <ContactDetails
        {...where}
        {...(everyWay && { details: waysThere })}
        drawing={<StockbridgeMap label={map} />}
        edge="inset"
        tone="plain"
      />
    </Split>
  );
}
