import { style } from '@vanilla-extract/css';
import { unseen } from '../../styles/unseen.ts';

export const root = style({
  ...unseen,
  whiteSpace: 'nowrap',
});
