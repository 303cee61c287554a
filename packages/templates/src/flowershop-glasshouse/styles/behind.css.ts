import { style } from '@vanilla-extract/css';

/** A drawing that fills the positioned box it stands in, as what is seen behind glass does. */
export const behind = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  forcedColorAdjust: 'none',
});
