import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
});

// Out of sight, yet pressed by Enter: what is not displayed is passed over.
export const first = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  border: 0,
  padding: 0,
});
