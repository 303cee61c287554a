import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '100%',
  marginInline: 'auto',
  border: 0,
});
