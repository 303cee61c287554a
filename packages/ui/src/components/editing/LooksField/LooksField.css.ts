import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const legend = style({
  paddingBlockEnd: '10px',
  fontFamily: vars.font.display,
  fontSize: '1rem',
  fontWeight: 700,
  lineHeight: 1.3,
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
});

export const look = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  // Three beside each other on a phone; those of the last line share it, so that no place is left empty.
  flex: '1 1 6.25rem',
  // No narrower than its longest word.
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    // Sunflower with a shadow is kept for the button that leads on.
    '&:has(:checked)': {
      borderColor: vars.color.ink,
      background: vars.color.ink,
      color: vars.color.surface,
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
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const cloth = style({ display: 'block', inlineSize: '100%', blockSize: '34px' });

export const name = style({
  // In the row that takes the remaining height, with a cloth over it or none: the look beside it may be higher.
  gridRow: 2,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: touchTarget,
  // Clear of the scallops over it, in two lines too.
  padding: `${space.xsmall} ${space.xsmall} ${space.xxsmall}`,
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1.15,
  textAlign: 'center',
  overflowWrap: 'break-word',
});

export const lettering = style({ display: 'block', inlineSize: '100%', maxInlineSize: '9rem' });

// Transparent and as large as its look, so that a press anywhere on the look is a press on the control.
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
