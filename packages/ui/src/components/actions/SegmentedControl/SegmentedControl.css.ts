import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});

export const segment = style({
  position: 'relative',
  display: 'grid',
  flex: '1 1 auto',
  placeItems: 'center',
  minInlineSize: 0,
  minBlockSize: touchTarget,
  paddingInline: space.small,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1.2,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `2px solid ${vars.color.controlEdge}` },
    '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.25em' },
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.surface, textDecoration: 'none' },
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
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

// Transparent and as large as its segment, so that a press anywhere on the segment is a press on the control.
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
