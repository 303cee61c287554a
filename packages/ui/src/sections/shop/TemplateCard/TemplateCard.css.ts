import { style } from '@vanilla-extract/css';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

// On the sill, where few designs have anything to press.
export const ticket = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockEnd: '9px',
  insetInlineEnd: '8px',
  maxInlineSize: '60%',
});

// In a row of its own: what else there is stands below it.
export const first = style({ flexBasis: '100%' });

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
