import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const muted = fallbackVar(on.inkMuted, vars.color.inkMuted);

/** `contents` where the rows around it are shared: its label, its control and its error are laid out there. */
export const laidOut = createVar();

/** Between a label, its control and its error: wider than the focus ring. */
export const fieldGap = '10px';

export const root = style({
  position: 'relative',
  display: fallbackVar(laidOut, 'grid'),
  gap: fieldGap,
  alignContent: 'start',
  minInlineSize: 0,
});

export const label = style({
  fontFamily: vars.font.display,
  fontSize: '1rem',
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const optional = style({ color: muted });

/** Room at a control’s edges for what stands there: a magnifying glass, an arrow, a button. */
export const roomAtStart = createVar();
export const roomAtEnd = createVar();
const atStart = fallbackVar(roomAtStart, '14px');
const atEnd = fallbackVar(roomAtEnd, '14px');

export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '48px',
  paddingBlock: '10px',
  paddingInlineStart: atStart,
  paddingInlineEnd: atEnd,
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  // On every ground alike.
  color: vars.color.ink,
  // Scrolled into sight, it brings its label.
  scrollMarginBlockStart: '2.5rem',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:disabled': { color: vars.color.inkMuted, borderStyle: 'dashed', cursor: 'not-allowed' },
    '&[aria-invalid]': {
      borderColor: vars.color.danger,
      borderWidth: '3px',
      paddingInlineStart: `calc(${atStart} - 1px)`,
      paddingInlineEnd: `calc(${atEnd} - 1px)`,
    },
  },
});

export const hint = style({
  color: muted,
  fontSize: fontSize.xsmall,
  lineHeight: 1.4,
  paddingBlockEnd: space.xxsmall,
});
