import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '@awning/ui/styles/scale';
import { measureMargin } from '@awning/ui/theme/measureMargin';

/** How much of the line's end is said of the hours. */
const hours = '17.5rem';

/** In the line above it, before the hours, where that has room for both. */
export const languages = style({
  '@media': {
    'screen and (min-width: 75em)': {
      position: 'absolute',
      insetInlineEnd: `calc(${measureMargin()} + ${hours})`,
      translate: `0 calc(-1 * (${touchTarget} + ${space.xxsmall}))`,
    },
  },
});
