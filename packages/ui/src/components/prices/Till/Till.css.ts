import { style } from '@vanilla-extract/css';

export const receipt = style({
  inlineSize: '100%',
  maxInlineSize: '430px',
  minInlineSize: 0,
  marginInline: 'auto',
});
