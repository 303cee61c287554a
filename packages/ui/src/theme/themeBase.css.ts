import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Paints the theme's ground and sets its type, wherever its root stands: it need not be the page's own. */
export const themeBase = style({
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
});
