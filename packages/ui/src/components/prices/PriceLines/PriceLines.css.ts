import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const item = style({
  display: 'flex',
  gap: space.medium,
  alignItems: 'baseline',
  paddingBlock: '11px',
  borderBlockStart: `2px solid ${vars.color.line}`,
});

export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const price = style({
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  fontStretch: '78%',
  fontWeight: 700,
  lineHeight: 1,
});
