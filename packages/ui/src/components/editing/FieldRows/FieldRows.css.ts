import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';
import { foldSign } from '../../../styles/fold.ts';
import { vars } from '../../../theme/contract.css.ts';

export const list = style({ display: 'grid', gap: space.small, marginBlockEnd: space.medium });

export const row = style({
  minInlineSize: 0,
  border: `2px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
});

export const title = style({
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
