import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const hint = style({
  paddingInlineStart: space.small,
  borderInlineStart: `4px solid ${vars.color.spark}`,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
