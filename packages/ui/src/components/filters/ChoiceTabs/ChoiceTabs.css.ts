import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  alignItems: 'end',
  // On a phone they soon take two rows, and the upper row has nothing to stand on: there they keep clear of what follows.
  paddingBlockEnd: space.small,
  '@media': { [from.tablet]: { columnGap: space.xxsmall, paddingBlockEnd: 0 } },
});

// Paper tabs, as between the cards of an index: the chosen one stands out. Closed below, in case they wrap after all.
export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minBlockSize: touchTarget,
  paddingInline: space.small,
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1.2,
  '@media': {
    [from.tablet]: {
      paddingInline: space.medium,
      borderBlockEndColor: vars.color.ink,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: { '&:has(:checked)': { minBlockSize: `calc(${touchTarget} + 8px)` } },
    },
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': {
      borderColor: vars.color.ink,
      background: vars.color.spark,
      color: vars.color.onSpark,
      textDecoration: 'underline 3px',
      textUnderlineOffset: '0.3em',
    },
    '&:has(:focus-visible)': {
      zIndex: 1,
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 6px ${vars.color.focusEdge}`,
    },
  },
});

// Transparent and as large as its tab, so that a press anywhere on the tab is a press on the control.
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
