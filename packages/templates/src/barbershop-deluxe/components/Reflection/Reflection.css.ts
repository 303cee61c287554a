import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'block',
  transform: 'scaleX(-1)',
  textAlign: 'end',
  userSelect: 'none',
});
