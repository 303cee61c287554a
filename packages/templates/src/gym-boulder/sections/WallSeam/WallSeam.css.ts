import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motion } from '@awning/ui/styles/breakpoints';
import { on } from '@awning/ui/theme/on';
import { smallerHolds } from '../../styles/smallerHolds.ts';

export const root = style({
  position: 'relative',
  zIndex: 1,
  blockSize: 'clamp(72px, 9.5vw, 150px)',
  '@media': { '(forced-colors: active)': { display: 'none' } },
});

export const lean = styleVariants({
  start: {},
  end: { scale: '-1 1' },
});

// Lends its ground's colours to the boards and shows none of its own.
export const boards = style({ position: 'absolute', inset: 0, background: 'none' });

// A hair over the edge above, where two grounds would else show the page between them.
const board = style({ position: 'absolute', insetInline: 0, insetBlock: '-1px 0' });

export const upper = style([board, { clipPath: 'polygon(0 0, 100% 0, 100% 24%, 64% 70%, 0 40%)' }]);

/** The edge of the upper board, seen from below. */
export const edge = style([
  board,
  {
    background: `color-mix(in srgb, ${on.surface} 78%, ${on.ink})`,
    clipPath: 'polygon(0 39.5%, 64% 69.5%, 100% 23.5%, 100% 46%, 61% 98%, 0 62%)',
  },
]);

/** The part of that edge which faces the light. */
export const facet = style([
  board,
  {
    background: `color-mix(in srgb, ${on.surface} 88%, ${on.ink})`,
    clipPath: 'polygon(64% 69.5%, 100% 23.5%, 100% 46%, 61% 98%)',
  },
]);

// Not mirrored with the boards: a hold's place is counted from the left.
export const holds = style(smallerHolds(from.desktop));

// Each comes up to the wall as the seam comes up the window. It only grows: turned, it would reach over the words below.
const screwedOn = keyframes({ from: { scale: '0.5' } });
globalStyle(`${holds} > *`, {
  transformBox: 'fill-box',
  transformOrigin: 'center',
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [motion]: {
          animation: `${screwedOn} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 0% cover 45%',
        },
      },
    },
  },
});
