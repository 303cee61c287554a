import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2px',
  maxInlineSize: '100%',
});

export const size = styleVariants({
  small: { fontSize: '1rem' },
  medium: { fontSize: '1.375rem' },
  large: { fontSize: '2rem' },
});

export const star = style({
  flex: 'none',
  inlineSize: '1em',
  blockSize: '1em',
  selectors: {
    // Half a star is the half that is read first.
    '&:dir(rtl)': { scale: '-1 1' },
  },
});

export const light = style({
  fill: fallbackVar(on.action, vars.color.spark),
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

// The edge is the ground's own ink: sunflower alone is too faint on paper.
export const edge = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
});

export const text = style({
  marginInlineStart: space.xxsmall,
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1,
});
