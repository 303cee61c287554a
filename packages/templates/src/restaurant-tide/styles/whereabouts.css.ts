import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize } from '@awning/ui/styles/scale';

/** Round the way here in short: its address says what the heading over it does, and is no larger than that. */
export const whereabouts = style({});
globalStyle(`${whereabouts} address`, { fontSize: fontSize.medium });
