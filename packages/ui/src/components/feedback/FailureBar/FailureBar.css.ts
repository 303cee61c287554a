import { keyframes, style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

const letsThrough = keyframes({ from: { pointerEvents: 'none' } });

export const root = style({
  position: 'fixed',
  // Over a loader too: that may be what never ends.
  zIndex: 70,
  inset: 'auto 0 0',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.medium}`,
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: `${space.small} max(${space.small}, env(safe-area-inset-bottom))`,
  paddingInline: vars.rhythm.gutter,
  borderBlockStart: `3px dashed ${vars.color.controlEdge}`,
  background: vars.street.paper,
  color: vars.street.onPaper,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
  // It comes unasked: a press at that moment was meant for what lies under it, and goes through to it.
  animation: `${letsThrough} 500ms step-end`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});
