import { style } from '@vanilla-extract/css';
import { fontSize } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'flex-start',
  color: vars.color.danger,
  fontSize: fontSize.small,
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
