import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { fontSize, space, touchTarget } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';
import { sizesByBreadth } from '../../../design/faces/sizesByBreadth.ts';
import { sounding } from '../../styles/sounding.css.ts';

const { lane } = sounding;

/** Where what stands on the water stands under the words rather than beside them. */
const stacked = 'screen and (width < 63.8125em)';

const over = style({
  position: 'relative',
  overflow: 'clip',
  display: 'flex',
  flexDirection: 'column',
  paddingInline: `${lane} ${measureMargin()}`,
  '@media': { [stacked]: { borderBlockEnd: `4px solid ${on.ink}` } },
});

/** `high`: most of a first screen. `low`: as much as the words need. */
export const sky = styleVariants({
  high: [
    over,
    {
      '@media': {
        // Fills a window together with what stands over it.
        [stacked]: { minBlockSize: 'calc(100svh - 10rem)' },
        [from.desktop]: { minBlockSize: 'min(40vw, 46rem)' },
      },
    },
  ],
  low: [over],
});

export const skip = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: space.xsmall,
  insetInlineStart: lane,
  padding: `${space.small} ${space.large}`,
  background: on.action,
  color: on.onAction,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { insetBlockStart: '-20rem' } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.large}`,
  paddingBlock: 'clamp(10px, 1.6vw, 22px)',
  '@media': { [stacked]: { paddingBlock: 0 } },
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontSize: `calc(${fontSize.xlarge} * ${vars.font.displayScale})`,
  lineHeight: 1,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});

export const aside = style({ fontWeight: 600, overflowWrap: 'anywhere' });

const wording = style({
  position: 'relative',
  zIndex: 1,
  flex: '1 1 auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  minInlineSize: 0,
});

export const words = styleVariants({
  high: [
    wording,
    {
      gap: 'clamp(16px, 1.8vw, 28px)',
      paddingBlock: 'clamp(12px, 1.6vw, 24px) clamp(8px, 2.4vw, 40px)',
      containerType: 'inline-size',
      // As far as what stands on the water begins, or the sun behind it.
      '@media': { [from.desktop]: { maxInlineSize: `calc(58vw - ${lane})` } },
    },
  ],
  low: [
    wording,
    {
      gap: space.medium,
      paddingBlock: 'clamp(20px, 4vw, 64px) clamp(24px, 3.4vw, 48px)',
      '@media': { [from.desktop]: { maxInlineSize: '60%' } },
    },
  ],
});

const titled = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

const size = (value: string) => `calc(${value} * ${vars.font.displayScale})`;

// A letter that hangs below its line stays clear of one that stands tall in the next, in any typeface.
const leading = `max(${vars.font.displayLeading}, 1.06)`;

export const title = styleVariants({
  high: [titled, { maxInlineSize: 'min(9ch, 100%)', lineHeight: leading }],
  low: [titled, { maxInlineSize: '11ch', lineHeight: leading, fontSize: size(fontSize.poster) }],
});

/**
 * As large as a first screen bears with the ways at its foot, and no larger than lets the longest word stand on one
 * line.
 */
export const sizes = sizesByBreadth(40, (halfEms) => {
  // Small letters are two thirds as broad as their breadth says, or a little more.
  const fills = (100 / (0.36 * halfEms)).toFixed(1);
  return size(`min(clamp(3rem, 1.2rem + 8.4vw, 10rem), max(3rem, 12svh), ${fills}cqi)`);
});

export const lead = styleVariants({
  // Clear of what stands on the water beside it.
  high: { '@media': { [from.desktop]: { maxInlineSize: 'min(22rem, 28vw)' } } },
  low: {},
});

// Stands on the water beside the words, and under them where there is no room.
export const scene = styleVariants({
  high: {
    position: 'relative',
    marginInline: `calc(${lane} * -0.6) calc(${measureMargin()} * -1)`,
    '@media': {
      [from.desktop]: {
        position: 'absolute',
        insetBlockEnd: 0,
        insetInlineEnd: 0,
        inlineSize: '54%',
        marginInline: 0,
        selectors: { '&:dir(rtl)': { scale: '-1 1' } },
      },
    },
  },
  low: {
    display: 'none',
    '@media': {
      [from.desktop]: {
        display: 'block',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInlineEnd: measureMargin(),
        inlineSize: '30%',
        selectors: { '&:dir(rtl)': { scale: '-1 1' } },
      },
    },
  },
});

// The surface: from below, it stays overhead. Only where it takes one line, and less than the reset keeps clear above
// the focused element.
export const surface = style({
  paddingInline: `${lane} ${measureMargin()}`,
  borderBlockStart: `4px solid ${on.ink}`,
  '@media': {
    [stacked]: { display: 'none' },
    [`${from.desktop} and (min-height: 40em)`]: { position: 'sticky', zIndex: 3, insetBlockStart: 0 },
  },
});

/** The same ways, where all is stacked. */
export const overhead = style({ display: 'none', '@media': { [stacked]: { display: 'block' } } });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.large}`,
  paddingBlock: '2px',
});
