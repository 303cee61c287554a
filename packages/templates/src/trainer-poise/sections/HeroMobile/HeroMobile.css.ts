import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motion } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { shape, strand, wire } from '../../styles/wire.css.ts';

export const root = style({ overflow: 'clip' });

const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.xxlarge,
});

/** By what hangs beside the words. */
export const layout = styleVariants({
  words: [row],
  drawn: [
    row,
    {
      '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)', columnGap: 0 } },
    },
  ],
});

const drop = 'clamp(32px, 9vw, 132px)';

export const words = style({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  // On a phone both ways on stand whole over the bar at the foot of the window.
  gap: space.medium,
  paddingBlock: `calc(${drop} + 4px) clamp(24px, 5vw, 96px)`,
  '@media': { [from.tablet]: { gap: space.large } },
});

export const heading = style({
  position: 'relative',
  maxInlineSize: '100%',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  lineHeight: vars.font.displayLeading,
  letterSpacing: vars.font.displayTracking,
  textTransform: vars.font.displayCase,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      ...shape,
      insetBlockEnd: 'calc(100% - 0.08em)',
      insetInlineStart: '0.3em',
      blockSize: '100vh',
      borderInlineStart: strand,
    },
  },
});

const shortest = 5;
const longest = 32;

/** By the letters in the longer line: as large as its column allows, and a wide face wraps. */
export const sizes = Array.from({ length: longest + 1 }, (_, count) => {
  const fills = (180 / Math.max(count, shortest)).toFixed(1);
  return style({ fontSize: `max(1.9rem, min(${fills}cqi, clamp(4.4rem, 11.4vw, 10.4rem)))` });
});

// Lighter than the second, and still read across a room.
export const first = style({ display: 'block', fontWeight: 500 });
export const second = style({ display: 'block' });

/** One of the two lines carries the second string: the second, where it reaches well past the end of the first. */
export const held = style({
  position: 'relative',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  selectors: {
    '&::before': {
      ...shape,
      insetBlockEnd: 'calc(100% - 0.1em)',
      insetInlineEnd: '0.14em',
      blockSize: '100vh',
      borderInlineStart: strand,
    },
  },
});

/** The same by a letter without a stem. */
export const heldLow = style([
  held,
  { selectors: { '&::before': { insetBlockEnd: 'calc(100% - 0.34em)' } } },
]);

const sway = keyframes({
  '20%': { rotate: '1.6deg' },
  '50%': { rotate: '-1.1deg' },
  '78%': { rotate: '0.5deg' },
});

/** Hangs from the top of the page; moves once, as a door let the air in, and rests. */
export const drawing = style({
  position: 'relative',
  inlineSize: 'min(100%, 30rem)',
  marginBlockEnd: space.xlarge,
  transformOrigin: '50% 0',
  selectors: {
    // Where it stands under the words, it hangs from an arm of the page's wire.
    '&::before': {
      ...shape,
      insetBlockStart: 0,
      insetInlineStart: `calc(${wire.gap} * -1)`,
      inlineSize: `calc(${wire.gap} + 50% + 1px)`,
      borderBlockStart: strand,
    },
  },
  '@media': {
    [from.desktop]: {
      inlineSize: '100%',
      justifySelf: 'end',
      selectors: { '&::before': { content: 'none' } },
    },
    [motion]: { animation: `${sway} 4s ease-in-out 1` },
  },
});
