import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { windowVars } from '../../../theme/window.css.ts';

export const root = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', maxInlineSize: '56px' });

/** Cut from the door's own paint where there is one. */
export const paper = styleVariants(
  {
    dark: vars.color.focusEdge,
    paint: windowVars.paint,
    cloth: windowVars.clothA,
    white: vars.street.paper,
    red: vars.street.paperDanger,
    yellow: vars.color.spark,
  },
  (fill) => ({ fill }),
);
