import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const ticket = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: '18px',
  insetInlineEnd: '-10px',
  maxInlineSize: '60%',
});

// A slip stuck over the sill: it may come late, and nothing moves for it.
export const rating = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockEnd: '22px',
  insetInlineStart: '-6px',
  maxInlineSize: '70%',
  padding: `${space.xxsmall} ${space.small}`,
  border: `2px solid ${vars.color.focusEdge}`,
  background: vars.street.paper,
  color: vars.street.onPaper,
  boxShadow: vars.shadow.lift,
});
