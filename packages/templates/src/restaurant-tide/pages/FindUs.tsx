import { DepthLane } from '../components/DepthLane/index.ts';
import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { LooeMap } from '../art/LooeMap.tsx';
import { hours, hoursNote, map, marks, where } from '../content/visit.ts';

export function FindUs() {
  return (
    <>
      <DepthLane mark={marks.surface} tone="tint">
        <ContactDetails {...where} drawing={<LooeMap label={map} />} tone="tint" />
      </DepthLane>
      <DepthLane mark={marks.five} tone="accent">
        <OpeningHours {...hours} footnote={hoursNote} tone="accent" />
      </DepthLane>
    </>
  );
}
