import { keyframes, style } from '@vanilla-extract/css';
import { from, motion } from '@awning/ui/styles/breakpoints';
import { duration, space } from '@awning/ui/styles/scale';

export const plain = style({
  paddingBlockStart: 'clamp(40px, 6vw, 88px)',
  '@media': { [from.tablet]: { paddingBlockEnd: 'clamp(32px, 4vw, 64px)' } },
});

// The drawing stands over the words and is read after them; no word lies over it.
export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  '@media': {
    [from.tablet]: {
      minBlockSize: 'clamp(34rem, 100svh - 11rem, 62rem)',
      paddingBlockEnd: 'clamp(20px, 3vw, 44px)',
    },
  },
});

export const figure = style({
  position: 'relative',
  zIndex: -1,
  order: -1,
  justifySelf: 'center',
  // Low enough that the first action stands clear of the bar at the foot of a phone.
  inlineSize: 'min(100%, 27rem, max(18rem, 41.3svh))',
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    // The line runs down the middle of a drawing made for it; a photograph hangs before it, whole.
    '&:has(img)': { zIndex: 3, marginBlock: space.large },
  },
  '@media': { [from.tablet]: { inlineSize: 'clamp(16rem, 38svh, 40rem)' } },
});

// Both halves of the headline come to the glass, once, and meet there.
const fromTheStart = keyframes({ from: { translate: '-0.35em 0' } });
const fromTheEnd = keyframes({ from: { translate: '0.35em 0' } });

/** Heads are as wide as their half, whichever way they are set. */
export const words = style({
  inlineSize: '100%',
  paddingBlockEnd: space.large,
  fontSize: 'inherit',
  fontWeight: 'inherit',
  '@media': {
    [from.tablet]: { paddingBlockEnd: 0 },
    [motion]: {
      animation: `${fromTheStart} ${duration.slow} ease-out`,
      selectors: { '&[aria-hidden]': { animationName: fromTheEnd } },
    },
  },
});

// On a phone an action is as wide as its band.
export const foot = style({
  display: 'grid',
  gap: space.medium,
  inlineSize: '100%',
  paddingBlock: space.large,
  '@media': { [from.tablet]: { inlineSize: 'auto' } },
});
