import { fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motion, phone } from '@awning/ui/styles/breakpoints';
import { overhang } from '../../styles/overhang.css.ts';
import { fontSize, space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { sizesByBreadth } from '../../../design/faces/sizesByBreadth.ts';

export const root = style({ paddingBlock: 'clamp(20px, 3vw, 40px) clamp(40px, 5vw, 72px)' });

export const scale = style({ containerType: 'inline-size' });

export const heading = style({
  display: 'grid',
  gap: '0.04em',
  color: on.bright,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.96,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
});

// No taller than its line, so that it lies beside its own words and on nobody else's.
const beside = { size: 1.16, gap: 0.3 };
const plateSize = `${beside.size}em`;

/**
 * A share of the table’s width, as large as the longest word allows beside its plate, and never too small to be the first
 * thing seen.
 */
export const sizes = sizesByBreadth(24, (halfEms) => {
  // Small letters are two thirds as broad as their breadth says, or a little more.
  const fills = (100 / (beside.size + beside.gap + 0.36 * halfEms)).toFixed(1);
  const size = `clamp(2.2rem, min(${fills}cqi, max(13.6cqi, min(17cqi, 3.6rem))), 5.4rem)`;
  return `calc(${size} * ${vars.font.displayScale})`;
});

/** To the edge of the ground it stands on, or past it. */
const over = `calc(${vars.rhythm.gutter} * -1 - ${fallbackVar(overhang, '0px')})`;

const across = style({ display: 'grid', selectors: { '&:nth-of-type(even)': { textAlign: 'end' } } });

export const line = styleVariants({
  bare: [across],
  plated: [
    across,
    {
      gridTemplateColumns: `minmax(0, 1fr) ${plateSize}`,
      alignItems: 'center',
      gap: `${beside.gap}em`,
      marginInlineEnd: over,
      selectors: {
        '&:nth-of-type(even)': {
          gridTemplateColumns: `${plateSize} minmax(0, 1fr)`,
          marginInline: `${over} 0`,
        },
      },
    },
  ],
});

export const words = style({ overflowWrap: 'anywhere' });

// It is passed, and comes to rest.
const passed = keyframes({ from: { transform: 'rotate(-70deg)' } });

export const plate = style({
  '@media': { [motion]: { animation: `${passed} 900ms cubic-bezier(0.2, 0.8, 0.2, 1) backwards` } },
  selectors: { [`${across}:nth-of-type(even) > &`]: { order: -1 } },
});

export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  marginBlockStart: 'clamp(20px, 3vw, 40px)',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space.xxlarge,
    },
  },
});

// Two short actions share a line on a phone: the second is not pushed under the bar at the window's foot.
globalStyle(`${rest} > div`, {
  '@media': {
    [phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      gap: space.small,
    },
  },
});
globalStyle(`${rest} > div > a`, { '@media': { [phone]: { paddingInline: space.small } } });

export const lead = style({
  maxInlineSize: '34em',
  fontSize: fontSize.large,
  lineHeight: 1.35,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
