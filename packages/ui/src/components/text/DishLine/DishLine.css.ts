import { style } from '@vanilla-extract/css';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

// A bistro's card: a thin rule from top to bottom keeps the prices in a column of their own.
export const dish = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(4.5rem, 22%)',
  gap: space.medium,
  breakInside: 'avoid',
});

export const words = style({ minInlineSize: 0, paddingBlock: space.small, overflowWrap: 'anywhere' });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  fontWeight: 700,
  lineHeight: 1.2,
  textWrap: 'balance',
});

export const name = style({ marginInlineEnd: space.xsmall });

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
  marginInlineEnd: '4px',
  paddingInline: '5px',
  border: '1.5px solid currentColor',
  borderRadius: '0.75rem',
  fontFamily: vars.font.text,
  fontSize: fontSize.xsmall,
  fontWeight: 700,
  lineHeight: 1,
  textTransform: 'none',
  whiteSpace: 'nowrap',
  verticalAlign: '0.12em',
});

export const description = style({
  marginBlockStart: '2px',
  color: on.inkMuted,
  lineHeight: 1.4,
  textWrap: 'pretty',
});

export const prices = style({
  paddingBlock: space.small,
  paddingInlineStart: space.small,
  borderInlineStart: `1.5px solid ${on.ink}`,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});

export const price = style({
  fontFamily: vars.font.display,
  fontSize: `calc(${fontSize.large} * ${vars.font.displayScale})`,
  fontStretch: fontStretch.condensed,
  fontWeight: 700,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const portions = style({ display: 'grid', gap: space.xxsmall });
export const size = style({ display: 'block', color: on.inkMuted, fontSize: fontSize.xsmall });
export const off = style({ marginBlockStart: '2px', fontWeight: 600, lineHeight: 1.4 });
