import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

// Without a gap of its own while there is nothing to say.
export const hints = style({
  display: 'grid',
  gap: space.xsmall,
  minInlineSize: 0,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const hint = style({
  minInlineSize: 0,
  paddingInlineStart: space.small,
  borderInlineStart: `4px solid ${vars.color.spark}`,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.medium,
  paddingBlockStart: space.xsmall,
});
