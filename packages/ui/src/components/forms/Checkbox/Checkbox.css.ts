import { fallbackVar, style } from '@vanilla-extract/css';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

const boxSize = '1.375rem';
const muted = fallbackVar(on.inkMuted, vars.color.inkMuted);

export const root = style({ minInlineSize: 0 });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space.small,
  alignItems: 'start',
  minBlockSize: touchTarget,
  paddingBlock: '10px',
  cursor: 'pointer',
  lineHeight: boxSize,
  '@media': { '(pointer: fine)': { minBlockSize: 0, paddingBlock: '6px' } },
  selectors: { '&:has(:disabled)': { color: muted, cursor: 'not-allowed' } },
});

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: boxSize,
  blockSize: boxSize,
  margin: 0,
  border: `2px solid ${vars.color.controlEdge}`,
  borderRadius: '4px',
  background: vars.color.surface,
  cursor: 'inherit',
  // Scrolled into sight, it brings its line.
  scrollMarginBlock: '2.5rem',
  selectors: {
    [`${line}:hover &`]: { borderColor: vars.color.ink },
    '&[aria-invalid]': { borderColor: vars.color.danger, borderWidth: '3px' },
    '&:is(:checked, :indeterminate)': { borderColor: vars.color.accent, background: vars.color.accent },
    '&:checked::after': {
      content: '""',
      inlineSize: '58%',
      blockSize: '32%',
      border: `solid ${vars.color.onAccent}`,
      borderWidth: '0 0 3px 3px',
      rotate: '-45deg',
      translate: '0 -18%',
    },
    '&:indeterminate::after': {
      content: '""',
      inlineSize: '55%',
      borderBlockStart: `3px solid ${vars.color.onAccent}`,
    },
    '&:disabled': { borderStyle: 'dashed' },
    '&:disabled:is(:checked, :indeterminate)': { borderColor: muted, background: muted },
  },
  // Forced colours would leave an empty square: the system’s own box shows its tick.
  '@media': {
    '(forced-colors: active)': {
      appearance: 'auto',
      selectors: { '&:is(:checked, :indeterminate)::after': { content: 'none' } },
    },
  },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = style({
  color: muted,
  fontFamily: vars.font.figures,
  fontSize: fontSize.small,
});

/** What stands under the box lines up with its label. */
export const aside = style({
  marginInlineStart: `calc(${boxSize} + ${space.small})`,
  paddingBlockEnd: space.xsmall,
  overflowWrap: 'anywhere',
});

export const hint = style([aside, { color: muted, fontSize: fontSize.xsmall, lineHeight: 1.4 }]);
