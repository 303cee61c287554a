import { style } from '@vanilla-extract/css';
import { space } from '../../styles/scale.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.medium} ${space.large}`,
  alignItems: 'center',
});
