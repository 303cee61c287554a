import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { on } from '../../../theme/on.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.medium}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space.small,
  borderBlockEnd: `1px solid ${vars.street.paperLine}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
});

export const words = style({ display: 'grid', minInlineSize: 0 });

export const device = style({ fontWeight: 700, lineHeight: 1.4, overflowWrap: 'anywhere' });

export const used = style({
  color: on.inkMuted,
  fontFamily: vars.font.figures,
  fontSize: fontSize.xsmall,
  overflowWrap: 'anywhere',
});
