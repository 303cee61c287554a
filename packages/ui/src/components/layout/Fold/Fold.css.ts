import { style } from '@vanilla-extract/css';
import { foldSign, printedWhole } from '../../../styles/fold.ts';
import { fontSize, space, touchTarget } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({ minInlineSize: 0, borderBlockStart: `2px solid ${vars.color.line}` });

export const fold = style({ ...printedWhole });

export const summary = style({
  ...foldSign,
  marginInline: 0,
  paddingInline: 0,
  display: 'flex',
  gap: space.small,
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: touchTarget,
  paddingBlock: space.small,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.small}`,
  alignItems: 'baseline',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const note = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  paddingBlock: `${space.xsmall} ${space.xlarge}`,
  // A link to it scrolls its title into sight, too.
  scrollMarginBlockStart: '11rem',
});
