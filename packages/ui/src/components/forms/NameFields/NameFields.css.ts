import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';

// Two short names share a line where both have room.
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: space.medium,
});
