import { keyframes, style } from '@vanilla-extract/css';
import { from, motion } from '../../../styles/breakpoints.ts';
import { duration, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  flex: 'none',
  // Kept while the burger is up in the sheet's corner.
  minBlockSize: '48px',
  '@media': { [from.desktop]: { display: 'none' } },
});

// How far what is on the sheet keeps from its painted line.
const margin = vars.rhythm.gutter;

// Stands above the sheet, for it closes it: in its corner, wherever the page's own header has scrolled to.
export const burger = style({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  placeItems: 'center end',
  minBlockSize: '48px',
  minInlineSize: '48px',
  paddingInlineStart: space.xsmall,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  fontFamily: vars.font.display,
  fontSize: '1.0625rem',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${root}[open] > &`]: {
      position: 'fixed',
      insetBlockStart: space.xsmall,
      insetInlineEnd: margin,
      maxInlineSize: `calc(100% - ${space.xxlarge} - 2 * ${margin})`,
      color: vars.color.onDeep,
    },
  },
});

const word = style({ display: 'inline-flex', alignItems: 'center', gap: space.small });
export const toOpen = style([word, { selectors: { [`${root}[open] &`]: { display: 'none' } } }]);
export const toClose = style([word, { selectors: { [`${root}:not([open]) &`]: { display: 'none' } } }]);

export const icon = style({
  flex: 'none',
  inlineSize: '28px',
  blockSize: '20px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
});

// What is beside the sheet is dimmed and can be tapped to close it.
export const overlay = style({
  position: 'fixed',
  zIndex: 1,
  inset: 0,
  background: `color-mix(in srgb, ${vars.color.focusEdge} 72%, transparent)`,
  cursor: 'pointer',
  // Not displayed while closed: finding a word in the page must not open the sheet.
  selectors: { [`${root}:not([open]) > &`]: { display: 'none' } },
});

const unroll = keyframes({
  from: { clipPath: 'inset(0 0 100% 0)' },
  to: { clipPath: 'inset(0)' },
});

export const sheet = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `calc(100% - ${space.xxlarge})`,
  maxInlineSize: '27rem',
  paddingBlockStart: '4.5rem',
  background: vars.color.surfaceDeep,
  color: vars.color.onDeep,
  boxShadow: `inset 0 0 0 5px ${vars.color.surfaceDeeper}, inset 0 0 0 6px ${vars.color.spark}`,
  // Shows only where forced colours take the painted edge away.
  border: '1px solid transparent',
  cursor: 'auto',
  '@media': { [motion]: { animation: `${unroll} ${duration.slow} ease-out` } },
});

export const content = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Above, room for the first one's focus ring.
  paddingBlock: `${space.xsmall} ${space.xlarge}`,
  paddingInline: `calc(${margin} + ${space.xsmall})`,
  marginBlockEnd: space.xsmall,
  overflowWrap: 'anywhere',
});
