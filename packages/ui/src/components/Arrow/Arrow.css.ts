import { style, styleVariants } from '@vanilla-extract/css';

const root = style({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
});

export const direction = styleVariants({
  onward: [root, { selectors: { '&:dir(rtl)': { scale: '-1 1' } } }],
  back: [root, { scale: '-1 1', selectors: { '&:dir(rtl)': { scale: '1 1' } } }],
});
