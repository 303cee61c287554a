import { style } from '@vanilla-extract/css';
import { from } from '../../styles/breakpoints.ts';
import { space } from '../../styles/scale.ts';

export const plain = style({
  paddingBlockStart: 'clamp(40px, 6vw, 88px)',
  '@media': { [from.tablet]: { paddingBlockEnd: 'clamp(32px, 4vw, 64px)' } },
});

// The drawing stands over the words and is read after them; the first screen is theirs together.
export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  '@media': {
    [from.tablet]: {
      minBlockSize: 'clamp(36rem, 100svh - 4.5rem, 66rem)',
      paddingBlockEnd: 'clamp(20px, 3vw, 44px)',
    },
  },
});

export const figure = style({
  position: 'relative',
  zIndex: -1,
  order: -1,
  justifySelf: 'center',
  inlineSize: 'min(100%, 27rem)',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { [from.tablet]: { inlineSize: 'clamp(20rem, 56svh, 46rem)' } },
});

/** Heads are as wide as their half, whichever way they are set. */
export const words = style({
  inlineSize: '100%',
  paddingBlockEnd: space.large,
  fontSize: 'inherit',
  fontWeight: 'inherit',
  '@media': { [from.tablet]: { paddingBlockEnd: 0 } },
});

export const foot = style({ display: 'grid', gap: space.medium, paddingBlock: space.large });
