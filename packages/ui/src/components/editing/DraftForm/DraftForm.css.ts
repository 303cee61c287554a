import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { unseen } from '../../../styles/unseen.ts';

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
});

// Out of sight, yet pressed by Enter: a browser skips a button that is not displayed.
export const first = style({
  ...unseen,
  border: 0,
  padding: 0,
});
