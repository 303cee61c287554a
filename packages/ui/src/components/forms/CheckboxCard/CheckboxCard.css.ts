import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space.medium,
  alignItems: 'center',
  padding: '14px 18px',
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      background: vars.color.surfaceTint,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
  },
});

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  margin: 0,
  // Scrolled into sight, it brings the whole card.
  scrollMarginBlock: '2.5rem',
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: '4px',
  background: vars.color.surface,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.accent, background: vars.color.accent },
    '&:checked::after': {
      content: '""',
      inlineSize: '55%',
      blockSize: '30%',
      border: `solid ${vars.color.onAccent}`,
      borderWidth: '0 0 3px 3px',
      rotate: '-45deg',
      translate: '0 -15%',
    },
  },
  // Forced colours would leave an empty square: the system's own box shows its tick.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style({
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  fontWeight: 700,
  lineHeight: 1.3,
});

export const description = style({
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});

export const price = style({
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontStretch: '78%',
  fontWeight: 700,
  lineHeight: 1,
});
