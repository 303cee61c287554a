import { DepthLane } from '../components/DepthLane/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { TideDay } from '../sections/TideDay/index.ts';
import { day, hours, hoursNote, marks, why } from '../content/visit.ts';

export function Tides() {
  return (
    <>
      <DepthLane mark={marks.surface} tone="tint">
        <TideDay {...day} tone="tint" water="accent" />
      </DepthLane>
      <DepthLane mark={marks.five} tone="accent">
        <OpeningHours {...hours} footnote={hoursNote} tone="accent" />
      </DepthLane>
      <DepthLane mark={marks.ten} tone="secondary">
        <FaqDetails {...why} tone="secondary" />
      </DepthLane>
    </>
  );
}
