import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinejoin: 'round',
});

export const turning = style([root, { selectors: { '&:dir(rtl)': { scale: '-1 1' } } }]);

export const size = styleVariants({
  small: { inlineSize: '1.125rem', blockSize: '1.125rem', strokeWidth: 6 },
  medium: { inlineSize: '1.375rem', blockSize: '1.375rem', strokeWidth: 6 },
  large: { inlineSize: '2.25rem', blockSize: '2.25rem' },
  huge: { inlineSize: '5.5rem', blockSize: '5.5rem' },
});
