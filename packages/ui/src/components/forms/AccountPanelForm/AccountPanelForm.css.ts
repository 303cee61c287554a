import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  alignItems: 'center',
});
