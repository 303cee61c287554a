import { fallbackVar, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { overhang } from '../../styles/overhang.css.ts';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { sizesByBreadth } from '../../../design/faces/sizesByBreadth.ts';

export const root = style({ paddingBlock: 'clamp(32px, 3.6vw, 52px) clamp(40px, 5vw, 72px)' });

export const scale = style({ containerType: 'inline-size' });

export const heading = style({
  display: 'grid',
  gap: '0.1em',
  color: on.bright,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.96,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
});

const beside = { size: 1.46, gap: 0.12 };
const plateSize = `${beside.size}em`;

/**
 * A share of the table’s width, as large as the longest word allows beside its plate, and never too small to be the first
 * thing seen.
 */
export const sizes = sizesByBreadth(24, (halfEms) => {
  // Small letters are two thirds as broad as their breadth says, or a little more.
  const fills = (100 / (beside.size + beside.gap + 0.36 * halfEms)).toFixed(1);
  const size = `clamp(2.2rem, min(${fills}cqi, max(13.6cqi, min(17cqi, 3.6rem))), 8.2rem)`;
  return `calc(${size} * ${vars.font.displayScale})`;
});

/** To the edge of the ground it stands on, or past it. */
const over = `calc(${vars.rhythm.gutter} * -1 - ${fallbackVar(overhang, '0px')})`;

export const line = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${plateSize}`,
  alignItems: 'center',
  gap: `${beside.gap}em`,
  marginInlineEnd: over,
  selectors: {
    '&:nth-of-type(even)': {
      gridTemplateColumns: `${plateSize} minmax(0, 1fr)`,
      marginInline: `${over} 0`,
      textAlign: 'end',
    },
  },
});

export const words = style({ overflowWrap: 'anywhere' });

// Taller than its line: it reaches past the words before and after it.
export const plate = style({
  marginBlock: '-0.15em',
  selectors: { [`${line}:nth-of-type(even) > &`]: { order: -1 } },
});

export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  marginBlockStart: 'clamp(32px, 4vw, 52px)',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space.xxlarge,
    },
  },
});

export const lead = style({
  maxInlineSize: '34em',
  fontSize: fontSize.large,
  lineHeight: 1.35,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
