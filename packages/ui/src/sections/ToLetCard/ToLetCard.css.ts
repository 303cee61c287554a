import { assignVars, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { windowVars } from '../../theme/window.css.ts';

/** Nobody’s colours. */
export const empty = style({
  vars: assignVars(windowVars, {
    clothA: vars.color.controlEdge,
    clothB: vars.street.sill,
    paint: vars.color.controlEdge,
    trim: vars.street.sill,
  }),
});
