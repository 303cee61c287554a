import { style } from '@vanilla-extract/css';

// Not `display: none`, which a machine can read.
export const root = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  pointerEvents: 'none',
});
