import { style } from '@vanilla-extract/css';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';

// Two short names share a line where both have room.
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: space.medium,
});

export const email = style({ display: 'grid', gap: space.xxsmall, overflowWrap: 'anywhere' });

export const term = style({ fontFamily: vars.font.display, fontWeight: 700 });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  alignItems: 'center',
});
