import { style } from '@vanilla-extract/css';

export const ticket = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: '18px',
  insetInlineEnd: '-10px',
  maxInlineSize: '60%',
});
