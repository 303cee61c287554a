import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts.
globalFontFace('Unbounded', {
  src: 'url("./fonts/unbounded.woff2") format("woff2")',
  fontWeight: '650',
  fontDisplay: 'swap',
});
globalFontFace('Hanken Grotesk', {
  src: 'url("./fonts/hanken-grotesk.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  {
    background: vars.color.surface,
    color: vars.color.ink,
    colorScheme: 'light',
    fontFamily: vars.font.text,
  },
]);
