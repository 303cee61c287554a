import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
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
  paddingBlockEnd: space.small,
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
});

const columns = (narrowest: string) => `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`;

export const choices = styleVariants({
  regular: { display: 'grid', gridTemplateColumns: columns('9rem'), gap: space.small },
  small: {
    display: 'grid',
    gridTemplateColumns: columns('6rem'),
    alignItems: 'start',
    gap: space.xsmall,
    // The last row is seen in part, to show that there is more. The focus ring is seen whole.
    maxBlockSize: '23rem',
    padding: '6px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});

export const choice = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': { borderColor: vars.color.ink, background: vars.color.ink, color: vars.color.surface },
    '&:has(:focus-visible)': {
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
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

// Transparent and as large as its card, so that a press anywhere on the card is a press on the control.
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const picture = style({ display: 'block', borderBlockEnd: `2px solid ${vars.color.controlEdge}` });

export const words = style({
  display: 'grid',
  gap: space.xxsmall,
  padding: space.xsmall,
  overflowWrap: 'anywhere',
});

export const label = style({
  fontFamily: vars.font.control,
  fontWeight: 700,
  lineHeight: 1.2,
  selectors: { [`${choice}:has(:checked) &`]: { textDecoration: 'underline 2px' } },
});

export const note = style({ fontSize: fontSize.small });
