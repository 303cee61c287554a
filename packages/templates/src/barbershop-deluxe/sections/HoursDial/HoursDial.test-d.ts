// What must not compile: `tsc` fails where it does. Nothing here is run.
import { cafe } from './HoursDial.fixtures.ts';
import type { HoursDialProps } from './HoursDial.tsx';

// @ts-expect-error No clock has that hour.
export const tooLate = { ...cafe, closes: 99 } satisfies HoursDialProps;
