import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

// A drawing pinned up over the bench.
export const frame = style({
  maxInlineSize: '36rem',
  padding: '10px',
  border: `2px solid ${vars.street.onPaper}`,
  background: vars.street.paper,
  color: vars.street.onPaper,
  boxShadow: vars.shadow.lift,
});
