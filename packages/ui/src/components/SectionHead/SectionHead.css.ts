import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';

// The first line of what stands at the end is level with the heading's last: both rest on one line.
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.medium} ${space.xlarge}`,
  '@media': {
    [from.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(44%)',
      alignItems: 'end',
    },
  },
});

export const aside = style({
  display: 'grid',
  gap: space.medium,
  justifyItems: 'start',
  maxInlineSize: '44ch',
  textWrap: 'balance',
});
