import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { space } from '@awning/ui/styles/scale';

export const plain = style({
  paddingBlockStart: 'clamp(40px, 6vw, 88px)',
  '@media': { [from.tablet]: { paddingBlockEnd: 'clamp(32px, 4vw, 64px)' } },
});

// The drawing stands over the words and is read after them.
const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  '@media': { [from.tablet]: { paddingBlockEnd: 'clamp(20px, 3vw, 44px)' } },
});

export const pictured = styleVariants({
  screen: [
    stacked,
    { '@media': { [from.tablet]: { minBlockSize: 'clamp(36rem, 100svh - 4.5rem, 66rem)' } } },
  ],
  band: [stacked],
});

const drawing = style({
  position: 'relative',
  zIndex: -1,
  order: -1,
  justifySelf: 'center',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const figure = styleVariants({
  screen: [
    drawing,
    {
      // Low enough that the first action stands clear of the bar at the foot of a phone.
      inlineSize: 'min(100%, 27rem, max(18rem, 41svh))',
      '@media': { [from.tablet]: { inlineSize: 'clamp(20rem, 56svh, 46rem)' } },
    },
  ],
  band: [
    drawing,
    {
      inlineSize: 'min(72%, 20rem)',
      '@media': { [from.tablet]: { inlineSize: 'clamp(16rem, 38svh, 30rem)' } },
    },
  ],
});

/** Heads are as wide as their half, whichever way they are set. */
export const words = style({
  inlineSize: '100%',
  paddingBlockEnd: space.large,
  fontSize: 'inherit',
  fontWeight: 'inherit',
  '@media': { [from.tablet]: { paddingBlockEnd: 0 } },
});

// On a phone an action is as wide as its band.
export const foot = style({
  display: 'grid',
  gap: space.medium,
  inlineSize: '100%',
  paddingBlock: space.large,
  '@media': { [from.tablet]: { inlineSize: 'auto' } },
});
