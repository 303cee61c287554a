import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
});

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space.small,
  borderBlockStart: `2px dashed ${vars.street.paperLine}`,
});

export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xsmall,
  alignItems: 'center',
  minBlockSize: touchTarget,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  textDecorationColor: vars.street.paperAccent,
  selectors: { '&:hover': { textDecorationThickness: '4px' } },
});
