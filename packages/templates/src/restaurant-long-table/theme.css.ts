import { vars } from '@awning/ui/theme';
import { createTheme, globalFontFace, style } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

// SIL Open Font License 1.1; the licences lie beside the fonts. Bodoni Moda is its italic, and is never set upright.
globalFontFace('Bodoni Moda', {
  src: 'url("./fonts/bodoni-moda.woff2") format("woff2")',
  fontWeight: '560',
  fontDisplay: 'swap',
});
globalFontFace('Karla', {
  src: 'url("./fonts/karla.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

/** Goes on the site's root, wherever that stands: it paints its own ground and sets its own type. */
export const theme = style([
  createTheme(vars, tokens),
  { background: vars.color.surface, color: vars.color.ink, colorScheme: 'light', fontFamily: vars.font.text },
]);
