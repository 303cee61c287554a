import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({ minInlineSize: 0 });

export const legend = style({
  paddingBlockEnd: space.xsmall,
  maxInlineSize: '100%',
  fontFamily: vars.font.display,
  fontWeight: 700,
  overflowWrap: 'anywhere',
});

export const hint = style({
  paddingBlockEnd: space.xsmall,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.control,
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: touchTarget,
  paddingInline: space.xsmall,
  fontFamily: vars.font.control,
  fontSize: fontSize.small,
  fontWeight: 700,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: vars.color.ink,
      color: vars.color.surface,
      textDecoration: 'underline 2px',
    },
    '&:has(:focus-visible)': {
      zIndex: 1,
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

// Transparent and as large as its choice, so that a press anywhere on the choice is a press on the control.
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const folded = style({ display: 'none', gap: space.medium, paddingBlockStart: space.medium });
const shownBy = (kind: string) => ({
  selectors: { [`${root}:has(input[type="radio"][value="${kind}"]:checked) &`]: { display: 'grid' } },
});

export const focus = style({
  display: 'grid',
  gap: space.medium,
  '@media': { [from.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const slider = style({
  display: 'grid',
  gap: space.xxsmall,
  minBlockSize: touchTarget,
  accentColor: vars.color.accent,
});

/** Shown while its kind is chosen. */
export const panel = styleVariants({
  photo: [folded, shownBy('photo')],
  drawing: [folded, shownBy('drawing')],
});
