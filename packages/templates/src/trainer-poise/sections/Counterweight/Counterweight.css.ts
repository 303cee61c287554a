import { style } from '@vanilla-extract/css';
import { from, phone } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';
import { vars } from '@awning/ui/theme';
import { shape, strand, wire } from '../../styles/wire.css.ts';

const fall = 'clamp(40px, 6vw, 88px)';
const size = 'clamp(9rem, 24vw, 22rem)';
const strings = 'min(40%, 9rem)';

// On a phone it hangs whole, below the words and from an arm of the wire.
const small = '6rem';
const arm = '2rem';
const rest = space.xlarge;

export const root = style({
  overflow: 'clip',
  paddingBlockStart: fall,
  // The wire ends here, at the beam.
  selectors: { '&::before': { insetBlockEnd: 'auto', blockSize: fall } },
  '@media': {
    [phone]: {
      selectors: {
        '&::before': { insetBlockEnd: `calc(${rest} + ${small} + ${arm} - 4px)`, blockSize: 'auto' },
      },
    },
  },
});

export const arms = style({
  position: 'relative',
  isolation: 'isolate',
  paddingBlockEnd: `calc(${rest} + ${small} + ${arm} + ${space.large})`,
  '@media': {
    [from.tablet]: {
      minBlockSize: `calc(${size} + ${fall} + ${space.large})`,
      paddingBlockEnd: vars.rhythm.section,
    },
  },
});

export const weight = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: rest,
  insetInlineStart: 0,
  inlineSize: small,
  '@media': {
    [phone]: {
      selectors: {
        '&::before': {
          ...shape,
          insetBlockEnd: 'calc(100% - 4px)',
          insetInlineStart: `calc(${wire.gap} * -1)`,
          inlineSize: `calc(${wire.gap} + 50% + 1px)`,
          blockSize: arm,
          borderBlockStart: strand,
          borderInlineEnd: strand,
        },
      },
    },
    [from.tablet]: {
      insetInlineStart: `calc((${wire.gap} + ${wire.arm} + ${size} / 2) * -1)`,
      inlineSize: size,
      insetBlock: `${fall} auto`,
      selectors: {
        '&::before': {
          ...shape,
          insetBlockEnd: 'calc(100% - 4px)',
          insetInlineStart: 'calc(50% - 1px)',
          blockSize: `calc(${fall} + 4px)`,
          borderInlineStart: strand,
        },
      },
    },
  },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space.large,
  paddingBlockStart: `calc(${fall} * 0.7 + 6px)`,
  selectors: {
    '&::before': {
      ...shape,
      insetBlockStart: 0,
      insetInline: '1rem auto',
      inlineSize: strings,
      blockSize: `calc(${fall} * 0.7)`,
      borderInline: strand,
    },
    // The last beam: from over the weight to a little past the second string.
    '&::after': {
      ...shape,
      insetBlockStart: 0,
      insetInlineStart: `calc(${wire.gap} * -1)`,
      inlineSize: `calc(${wire.gap} + 1rem + ${strings} + 1.25rem)`,
      borderBlockStart: strand,
    },
  },
  '@media': {
    [from.tablet]: {
      marginInlineStart: `calc(${size} / 2 - ${wire.arm})`,
      selectors: {
        '&::after': {
          insetInlineStart: `calc((${size} / 2 + ${wire.gap}) * -1)`,
          inlineSize: `calc(${size} / 2 + ${wire.gap} + 1rem + ${strings} + 1.25rem)`,
        },
      },
    },
  },
});
