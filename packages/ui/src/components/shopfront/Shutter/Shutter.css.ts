import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion } from '../../../styles/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

const { sill, sillEdge, iron } = vars.street;
const slat = `color-mix(in srgb, ${sill}, ${sillEdge} 28%)`;
const gap = `color-mix(in srgb, ${sillEdge}, ${iron} 32%)`;

const root = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  // Taller than its box: the slats above are rolled up behind the board.
  blockSize: '100%',
  borderBlockEnd: `9px solid ${iron}`,
  background: `repeating-linear-gradient(to top, ${gap} 0 2px, ${sillEdge} 2px 4px, ${slat} 4px 16px)`,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});

export const raised = styleVariants({ none: '0', third: '-26%', half: '-52%', most: '-60%' }, (up) => [
  root,
  { translate: `0 ${up}` },
]);

const raise = keyframes({ from: { translate: '0 0' } });

// Driven by the scroll position and not by the clock: it goes up under the visitor's own hand, and never out of their
// sight.
export const turn = styleVariants({ first: [0, 26], second: [9, 35], third: [18, 44] }, ([start, end]) => ({
  '@media': {
    [motion]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${raise} linear both`,
          animationTimeline: 'view()',
          animationRange: `cover ${start! + 10}% cover ${end! + 10}%`,
        },
      },
    },
  },
}));
