// What must not compile: `tsc` fails where it does. Nothing here is run.
import type { LaneSession, LaneTimetableProps } from './LaneTimetable.tsx';

// @ts-expect-error No day has that hour.
export const tooLate = [6, 99] satisfies LaneTimetableProps['hours'];

export const afterMidnight: LaneSession = {
  // @ts-expect-error Nor this one.
  time: '99:00',
  minutes: 60,
  name: 'Lengths',
  kind: 'Slow',
};
