import { style, styleVariants } from '@vanilla-extract/css';
import { motion } from '../../../styles/breakpoints.ts';
import { space, touchTarget } from '../../../styles/scale.ts';
import { foldSign } from '../../../styles/fold.ts';
import { vars } from '../../../theme/contract.css.ts';

export const list = style({ display: 'grid', gap: space.small, marginBlockEnd: space.medium });

export const row = style({
  position: 'relative',
  minInlineSize: 0,
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-dragged]': {
      zIndex: 1,
      borderColor: vars.color.accent,
      background: vars.color.surfaceTint,
      boxShadow: '0 6px 18px rgb(0 0 0 / 0.25)',
    },
  },
  '@media': {
    [motion]: {
      selectors: { '[data-dragging] > &:not([data-dragged])': { transition: 'translate 150ms' } },
    },
  },
});

/** The handle a row is dragged by. A finger anywhere else scrolls the page. */
export const handle = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: touchTarget,
  blockSize: touchTarget,
  color: vars.color.inkMuted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '[data-dragged] > &': { cursor: 'grabbing' } },
  '@media': { print: { display: 'none' } },
});

export const grip = style({
  inlineSize: '12px',
  blockSize: '20px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
});

const summary = style({
  ...foldSign,
  display: 'flex',
  gap: space.small,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInline: 0,
  minBlockSize: touchTarget,
  paddingBlock: space.small,
  paddingInline: space.small,
  fontFamily: vars.font.display,
  fontWeight: 700,
  cursor: 'pointer',
});

export const title = styleVariants({
  still: [summary],
  dragged: [summary, { paddingInlineStart: `calc(${touchTarget} + ${space.xsmall})` }],
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  padding: space.small,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.medium,
  paddingInline: space.small,
});

export const full = style({ color: vars.color.inkMuted });
