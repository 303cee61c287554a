import { style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { measureMargin } from '../../../theme/measureMargin.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.large}`,
  paddingInline: measureMargin(),
  paddingBlock: space.xxsmall,
  fontSize: fontSize.small,
  lineHeight: 1.3,
});

export const trade = style({ fontWeight: 700, overflowWrap: 'anywhere' });

export const telephone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontVariantNumeric: 'tabular-nums',
});

/** Last, and at the far end where there is room for it. */
export const open = style({
  minInlineSize: 0,
  '@media': { [from.tablet]: { marginInlineStart: 'auto' } },
});
