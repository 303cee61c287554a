import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';

const across = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.medium} ${space.xlarge}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(44%)',
    },
  },
});

export const root = styleVariants({
  /** A line or a button: heading and it end level. */
  short: [across, { alignItems: 'end' }],
  /** A line and a button under it: aligned at their ends, the heading would hang under a hole. */
  tall: [across, { alignItems: 'baseline' }],
});

export const aside = style({
  display: 'grid',
  gap: space.medium,
  justifyItems: 'start',
  maxInlineSize: '44ch',
  textWrap: 'balance',
});
