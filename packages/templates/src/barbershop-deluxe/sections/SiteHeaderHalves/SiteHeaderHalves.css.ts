import { style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space, touchTarget } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { screenMargin } from '@awning/ui/theme/measureMargin';
import { on } from '@awning/ui/theme/on';
import { sizesByBreadth } from '../../../design/faces/sizesByBreadth.ts';

export const root = style({ position: 'relative', zIndex: 4 });

export const skip = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space.xsmall,
  insetInlineStart: vars.rhythm.gutter,
  padding: `${space.small} ${space.large}`,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { insetBlockStart: '-20rem' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  minBlockSize: '4.5rem',
});

const half = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.large}`,
  minInlineSize: 0,
  paddingBlock: space.xsmall,
  overflowWrap: 'anywhere',
});

export const start = style([
  half,
  {
    paddingInlineStart: screenMargin,
    '@media': { [from.desktop]: { paddingInlineEnd: space.large } },
  },
]);

export const end = style([
  half,
  {
    justifyContent: 'flex-end',
    paddingInlineEnd: screenMargin,
    '@media': { [from.desktop]: { paddingInlineStart: space.large } },
  },
]);

export const ways = style({
  display: 'none',
  '@media': { [from.desktop]: { display: 'block' } },
});

export const menu = style({ '@media': { [from.desktop]: { display: 'none' } } });

export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: touchTarget,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '""',
      flex: 'none',
      inlineSize: '1.25em',
      blockSize: '0.75em',
      borderBlock: '2px solid',
      background: 'linear-gradient(currentColor 0 0) center / 100% 2px no-repeat',
    },
  },
});

export const sheet = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: '100%',
  insetInline: 0,
  padding: `${space.small} ${vars.rhythm.gutter} ${space.large}`,
  borderBlock: `${vars.stroke.hair} ${on.line}`,
});

export const name = style({
  position: 'relative',
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  minBlockSize: touchTarget,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textTransform: vars.font.displayCase,
  textDecoration: 'none',
  selectors: {
    // Within the name: above it the page ends, and beside it lies the other half.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      zIndex: 3,
      inset: 0,
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '-6px',
      boxShadow: `inset 0 0 0 3px ${vars.color.focusEdge}`,
      pointerEvents: 'none',
    },
  },
});

const plateWidth = '44vw';
const margin = space.xsmall;

/** As large as the longest word of the name allows: on a phone, the plate is no wider. */
export const sizes = sizesByBreadth(20, (halfEms) => {
  const fits = `calc((${plateWidth} - 2 * ${margin}) * ${(2.1 / halfEms).toFixed(3)})`;
  // So long a word is not alone, as a rule, and the links on either side need room as well.
  const most = halfEms > 15 ? 'min(0.9rem + 1.2vw, 1.8rem)' : 'min(1.5rem + 1.6vw, 2.9rem, 10vw)';
  return `min(${fits}, calc(${most} * ${vars.font.displayScale}))`;
});

export const plate = style({
  display: 'grid',
  alignContent: 'center',
  maxInlineSize: plateWidth,
  // A name of several lines keeps clear of the edge of the page.
  paddingBlock: space.xsmall,
  paddingInline: margin,
  overflowWrap: 'anywhere',
  '@media': { [from.tablet]: { paddingInline: space.medium } },
});
