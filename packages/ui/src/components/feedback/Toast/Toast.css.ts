import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from, motion } from '../../../styles/breakpoints.ts';
import { duration, fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { footHeight } from '../FocusRoom/FocusRoom.ts';

const fromAbove = keyframes({ from: { opacity: 0, translate: '0 -24px' } });
const fromBelow = keyframes({ from: { opacity: 0, translate: '0 24px' } });

// On a phone they come in under the awning, where no thumb and no keyboard covers them.
export const shelf = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockStart: '104px',
  insetInline: space.small,
  display: 'grid',
  gap: space.small,
  pointerEvents: 'none',
  '@media': {
    [from.tablet]: {
      // Above a notice, which has the foot of the window.
      insetBlock: `auto var(${footHeight}, ${space.large})`,
      insetInline: `auto ${space.large}`,
      inlineSize: '400px',
      maxInlineSize: `calc(100% - 2 * ${space.large})`,
    },
    print: { display: 'none' },
  },
});

const notice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space.small,
  alignItems: 'center',
  // However much it has to say, what lies under it stays in reach, and so does its own cross.
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  padding: '12px 8px 12px 14px',
  border: `2px solid ${vars.color.focusEdge}`,
  borderBlockStartWidth: '8px',
  borderRadius: vars.radius.control,
  background: vars.street.paper,
  color: vars.street.onPaper,
  boxShadow: `0 6px 0 ${vars.shadow.cast}`,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
  '@media': {
    [motion]: { animation: `${fromAbove} ${duration.slow} ease-out` },
    [`${motion} and (min-width: 45.0625em)`]: { animationName: fromBelow },
  },
  selectors: {
    // Its own shadow would otherwise take the place of the focus ring.
    '&:focus-visible': { boxShadow: `0 0 0 6px ${vars.color.focusEdge}` },
    '&[data-swipe="move"]': { translate: 'var(--radix-toast-swipe-move-x) 0' },
  },
});

const good = vars.street.paperAccent;
const bad = vars.street.paperDanger;

export const toast = styleVariants({
  success: [notice, { borderBlockStartColor: good }],
  error: [notice, { borderBlockStartColor: bad }],
});

export const mark = styleVariants({ success: { color: good }, error: { color: bad } });

export const words = style({ display: 'grid', minInlineSize: 0 });

const word = style({
  fontFamily: vars.font.display,
  fontSize: '1.0625rem',
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.2,
});

export const title = styleVariants({
  success: [word, { color: good }],
  error: [word, { color: bad }],
});

export const close = style({
  position: 'sticky',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: touchTarget,
  blockSize: touchTarget,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.street.paperLine },
});
