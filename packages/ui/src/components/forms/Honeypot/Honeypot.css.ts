import { style } from '@vanilla-extract/css';
import { unseen } from '../../../styles/unseen.ts';

// Not `display: none`, which a machine can read.
export const root = style({
  ...unseen,
  pointerEvents: 'none',
});
