import { motion } from '@awning/ui/styles/breakpoints';
import { vars } from '@awning/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { sounding } from '../../styles/sounding.css.ts';

// From above the window to just over the bar that is fixed at its foot.
const sink = keyframes({
  from: { transform: 'translateY(-100%)' },
  to: { transform: 'translateY(-6rem)' },
});

const { spark, ink } = vars.color;

export const line = style({
  display: 'none',
  position: 'fixed',
  zIndex: 2,
  insetBlockStart: 0,
  insetInlineStart: `calc(${sounding.staff} / 2 - 5px)`,
  inlineSize: '10px',
  blockSize: '100vh',
  pointerEvents: 'none',
  background: `linear-gradient(${spark} 0 0) 50% 0 / 2px 100% no-repeat`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInline: 0,
      blockSize: '34px',
      borderRadius: '3px 3px 5px 5px',
      border: `2px solid ${ink}`,
      background: spark,
    },
  },
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        [motion]: {
          display: 'block',
          animation: `${sink} linear both`,
          animationTimeline: 'scroll(root)',
        },
        '(forced-colors: active)': { display: 'none' },
      },
    },
  },
});
