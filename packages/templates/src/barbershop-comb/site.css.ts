import { phone } from '@awning/ui/styles/breakpoints';
import { fontSize, space } from '@awning/ui/styles/scale';
import { globalStyle, style } from '@vanilla-extract/css';

/** The frame of every page. */
export const frame = style({});

// On a phone the trade has a line, the number and the hours another: the first words of the page come the sooner.
globalStyle(`${frame} > header + section`, {
  '@media': { [phone]: { columnGap: space.small, fontSize: fontSize.xsmall } },
});

/** As much room over a row of figures as the teeth take, and as it has under them. */
export const underTeeth = style({ paddingBlockStart: space.large });
