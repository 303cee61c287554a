import { DepthLane } from '@awning/ui/components/DepthLane';
import { FaqList } from '@awning/ui/sections/FaqList';
import { OpeningHours } from '@awning/ui/sections/OpeningHours';
import { TideDay } from '@awning/ui/sections/TideDay';
import { day, hours, hoursNote, marks, why } from '../content/visit.ts';

export function Tides() {
  return (
    <>
      <DepthLane mark={marks.surface} tone="tint">
        <TideDay {...day} tone="tint" water="accent" />
      </DepthLane>
      <DepthLane mark={marks.five} tone="accent">
        <OpeningHours {...hours} note={hoursNote} tone="accent" />
      </DepthLane>
      <DepthLane mark={marks.ten} tone="secondary">
        <FaqList {...why} tone="secondary" />
      </DepthLane>
    </>
  );
}
