import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});
