// What must not compile: `tsc` fails where it does. Nothing here is run.
import type { HoursDialProps } from './HoursDial.tsx';

// @ts-expect-error No clock has that hour.
export const tooLate = { closes: 99 } satisfies Pick<HoursDialProps, 'closes'>;
