import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motion } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';
import { vars } from '../../theme/contract.css.ts';
import { shape, strand } from '../../theme/wire.css.ts';

// Everything hangs from the line it opens with.
export const root = style({ overflow: 'clip', borderBlockStart: strand });

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
      '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 15fr)', columnGap: 0 } },
    },
  ],
});

const drop = 'clamp(48px, 9vw, 132px)';

export const words = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.large,
  paddingBlock: `calc(${drop} + 4px) clamp(24px, 5vw, 96px)`,
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

/** By the letters in the longest word of the two lines: no word of it breaks that need not. */
export const size = styleVariants({
  few: { fontSize: `calc(clamp(3.6rem, 10.4vw, 9.4rem) * ${vars.font.displayScale})` },
  some: { fontSize: `calc(clamp(2.7rem, 7.4vw, 6.6rem) * ${vars.font.displayScale})` },
  many: { fontSize: `calc(clamp(2rem, 4.8vw, 4.6rem) * ${vars.font.displayScale})` },
});

// As thin as the wire it hangs from, where the face has so thin a weight.
export const first = style({ display: 'block', fontWeight: 300 });
export const second = style({ display: 'block' });

/** The longer of the two lines carries the second string: it comes past the end of the shorter. */
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

const sway = keyframes({
  '20%': { rotate: '1.6deg' },
  '50%': { rotate: '-1.1deg' },
  '78%': { rotate: '0.5deg' },
});

/** Hangs from the top of the page; moves once, as a door let the air in, and rests. */
export const drawing = style({
  position: 'relative',
  justifySelf: 'center',
  inlineSize: 'min(100%, 30rem)',
  marginBlockEnd: vars.rhythm.section,
  transformOrigin: '50% 0',
  '@media': {
    [from.desktop]: { inlineSize: '100%', justifySelf: 'end', marginBlockEnd: space.xlarge },
    [motion]: { animation: `${sway} 4s ease-in-out 1` },
  },
});
