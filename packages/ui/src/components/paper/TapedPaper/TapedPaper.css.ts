import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const { color, street } = vars;

const tape = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '-13px',
  inlineSize: '74px',
  blockSize: '24px',
  background: `color-mix(in srgb, ${color.spark} 82%, transparent)`,
  clipPath: 'polygon(0 0, 4% 25%, 0 50%, 4% 75%, 0 100%, 100% 100%, 96% 75%, 100% 50%, 96% 25%, 100% 0)',
  pointerEvents: 'none',
} as const;

// No further than a phone’s margin, and well over the corner where there is room.
const reach = 'clamp(-20px, 4px - 3.4vw, -8px)';

const sheet = style({
  vars: {
    [on.surface]: street.paper,
    [on.ink]: street.onPaper,
    [on.inkMuted]: street.onPaperMuted,
    [on.bright]: street.paperAccent,
    [on.line]: street.paperLine,
  },
  position: 'relative',
  border: `2px solid ${color.focusEdge}`,
  background: street.paper,
  boxShadow: `0 6px 0 ${vars.shadow.cast}`,
  overflowWrap: 'anywhere',
  color: street.onPaper,
});

const paper = style({
  selectors: {
    '&::before': { ...tape, insetInlineStart: reach, rotate: '-24deg' },
    '&::after': { ...tape, insetInlineEnd: reach, rotate: '24deg' },
    '&:dir(rtl)::before': { rotate: '24deg' },
    '&:dir(rtl)::after': { rotate: '-24deg' },
  },
});

export const hung = styleVariants({
  straight: [sheet, paper],
  crooked: [sheet, paper, { rotate: '-1.2deg' }],
  laid: [sheet],
});
